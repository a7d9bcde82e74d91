/**
 * One lecture as a reader sees it: objective, sections, worked examples, self-check questions. Plain, stateless markup,
 * used by the build and the viewer. Every `html` field must already be safe (see `Markup`).
 */
import type { Lecture } from '../../schemas/wire/lecture.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { Markup } from '../live-record/Markup.tsx';
import { QuestionCard } from '../question-viewer/QuestionCard.tsx';
import type { HeadingLevel } from '../question-viewer/QuestionPrompt.tsx';
import { Objective } from '../workbook/Objective.tsx';
import styles from './LectureCard.module.css';

export function LectureCard({ lecture }: { lecture: Lecture }) {
	const { title, video_url: videoUrl, sections, examples, checks } = lecture;
	return (
		<article className={styles.lecture}>
			<h1 className={styles.title}>{title}</h1>
			<p className={styles.objective}>
				<Objective topic={lecture} />
			</p>
			{videoUrl && (
				<p>
					<a href={videoUrl} target="_blank" rel="noopener">
						Watch the lecture
					</a>
				</p>
			)}
			{sections.map((section, index) => (
				// Sections have no id, never change places, and two may have the same title.
				<section key={index} className={styles.section}>
					<h2>{section.title}</h2>
					<Markup className={styles.text} html={section.html} />
				</section>
			))}
			<QuestionGroup title="Worked examples" name="Example" form="worked" questions={examples} />
			<QuestionGroup title="Check yourself" name="Check" form="folded" questions={checks} />
		</article>
	);
}

type GroupProps = {
	title: string;
	/** The label of each: "Example" gives "Example 1". */
	name: string;
	form: 'folded' | 'worked';
	questions: readonly Question[];
};

const EXAMPLE_LEVEL: HeadingLevel = 3;

function QuestionGroup({ title, name, form, questions }: GroupProps) {
	if (questions.length === 0) return null;
	return (
		<section className={styles.section}>
			<h2>{title}</h2>
			{questions.map((question, index) => (
				<div key={question.id} className={styles.example}>
					<QuestionCard
						question={question}
						title={`${name} ${index + 1}`}
						headingLevel={EXAMPLE_LEVEL}
						form={form}
					/>
				</div>
			))}
		</section>
	);
}
