import './BookCover.css';
import type { Book } from '../../schemas/wire/book.ts';

type Props = { book: Pick<Book, 'cover_image'>; size?: number; eager?: boolean };

/** A 3:4 cover. One that cannot be loaded leaves its place empty. */
export function BookCover({ book, size = 240, eager = false }: Props) {
	return (
		<img
			className="book-cover"
			src={book.cover_image}
			alt=""
			width={size}
			height={(size * 4) / 3}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
			onError={({ currentTarget }) => (currentTarget.style.visibility = 'hidden')}
		/>
	);
}
