import type { Question } from '../../schemas/wire/question.ts';
import { QUESTION_IMAGES_URL } from '../live-record/addresses.ts';
import styles from './QuestionCard.module.css';

/** The picture of a record that only names it; markup that shows a picture or a drawing already needs none. */
export function QuestionFigure({ question }: { question: Question }) {
	const { image_id: imageId, question_html: html } = question;
	if (!imageId || /<(?:img|svg)\b/i.test(html)) return null;
	return (
		<figure className={styles.figure}>
			<img
				src={`${QUESTION_IMAGES_URL}/${encodeURIComponent(imageId)}`}
				alt={`Figure for question ${question.number}`}
			/>
		</figure>
	);
}
