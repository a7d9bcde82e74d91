/* oxlint-disable jsx-a11y/no-redundant-roles -- `base.css` takes the marks off lists that say so; Safari then hears no list */
import { useState } from 'react';
import { PROMPTS_A_PAGE } from '../../books/contract.ts';
import type { QuestionPrompt } from '../../schemas/wire/question-prompt.ts';
import { questionPath, type MaterialPlace } from '../../site.ts';
import { Markup } from '../live-record/Markup.tsx';
import { QuestionFigure } from '../question-viewer/QuestionFigure.tsx';
import figureStyles from '../question-viewer/QuestionFigure.module.css';
import styles from './QuestionList.module.css';

type Props = {
	ids: readonly string[];
	/** Prompts of the first questions; one without a prompt shows only its number. */
	prompts: readonly QuestionPrompt[];
	place: MaterialPlace;
	onMore: () => Promise<void>;
};

/** The questions of a material: the prompts, then the numbers of those whose prompts have not been loaded. */
export function QuestionList({ ids, prompts, place, onMore }: Props) {
	const rest = ids.slice(prompts.length);
	return (
		<>
			{prompts.length > 0 && (
				<ol className={styles.prompts} role="list">
					{prompts.map((prompt) => (
						<li key={prompt.id}>
							<QuestionLink id={prompt.id} number={prompt.number} place={place} />
							<Prompt prompt={prompt} />
						</li>
					))}
				</ol>
			)}
			{prompts.length > 0 && rest.length > 0 && <More rest={rest.length} onMore={onMore} />}
			{rest.length > 0 && (
				<ol className={styles.numbers} role="list">
					{rest.map((id, index) => (
						<li key={id}>
							<QuestionLink id={id} number={prompts.length + index + 1} place={place} />
						</li>
					))}
				</ol>
			)}
		</>
	);
}

type LinkProps = { id: string; number: number; place: MaterialPlace };

const QuestionLink = ({ id, number, place }: LinkProps) => (
	<a
		className={`${styles.number} tabular`}
		href={questionPath(place, id)}
		aria-label={`Question ${number}, with its solution`}
	>
		{number}
	</a>
);

function Prompt({
	prompt: { question_html: html, image_id, number, choices },
}: {
	prompt: QuestionPrompt;
}) {
	return (
		<div className={styles.prompt}>
			<Markup className={figureStyles.drawn ?? ''} html={html} />
			<QuestionFigure imageId={image_id} html={html} alt={`Figure for question ${number}`} />
			{choices && (
				<ul className={styles.choices} role="list">
					{choices.map((choice) => (
						<li key={choice.key}>
							<b>{choice.key}</b> <Markup as="span" html={choice.html} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function More({ rest, onMore }: { rest: number; onMore: () => Promise<void> }) {
	const [isLoading, setIsLoading] = useState(false);
	const next = Math.min(rest, PROMPTS_A_PAGE);

	async function load() {
		if (isLoading) return;
		setIsLoading(true);
		await onMore();
		setIsLoading(false);
	}

	return (
		<button
			type="button"
			className={styles.more}
			aria-disabled={isLoading || undefined}
			onClick={load}
		>
			{isLoading
				? 'Loading…'
				: `Show the next ${next === 1 ? 'question' : `${next} questions`} in full`}
		</button>
	);
}
