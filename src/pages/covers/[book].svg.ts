import type { APIRoute } from 'astro';
import { drawCover } from '../../components/book/covers/draw-cover.ts';
import { getBooks } from '../../queries/books.ts';
import type { Book } from '../../schemas/wire/book.ts';

export async function getStaticPaths() {
	const books = await getBooks();
	return books.map((book) => ({ params: { book: book.common_name }, props: { book } }));
}

export const GET: APIRoute<{ book: Book }> = ({ props }) =>
	new Response(drawCover(props.book), { headers: { 'content-type': 'image/svg+xml' } });
