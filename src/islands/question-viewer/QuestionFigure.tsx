import { QUESTION_IMAGES_URL } from '../live-record/addresses.ts';
import styles from './QuestionFigure.module.css';

type Props = {
	imageId: string | null | undefined;
	/** The markup beside it, which may already show the image. */
	html: string;
	alt: string;
};

/** The image of a record that only names it; not needed if the markup already shows an image or a drawing. */
export function QuestionFigure({ imageId, html, alt }: Props) {
	if (!imageId || /<(?:img|svg)\b/i.test(html)) return null;
	return (
		<figure className={styles.figure}>
			<img src={`${QUESTION_IMAGES_URL}/${encodeURIComponent(imageId)}`} alt={alt} />
		</figure>
	);
}
