import type { Question } from '../../schemas/wire/question.ts';
import { QUESTION_IMAGES_URL } from '../live-record/addresses.ts';
import styles from './QuestionCard.module.css';

/** Sizes in CSS pixels, so that nothing moves when the picture arrives. */
export type Figure = { alt: string; width?: number; height?: number };

/** The question's picture, unless its markup shows it already. */
export function QuestionFigure({ question, figure }: { question: Question; figure?: Figure }) {
	const { image_id: imageId, question_html: html } = question;
	if (!imageId || /<img\b/i.test(html)) return null;
	return (
		<figure className={styles.figure}>
			<img
				src={`${QUESTION_IMAGES_URL}/${encodeURIComponent(imageId)}`}
				alt={figure?.alt ?? `Figure for question ${question.number}`}
				width={figure?.width}
				height={figure?.height}
			/>
		</figure>
	);
}
