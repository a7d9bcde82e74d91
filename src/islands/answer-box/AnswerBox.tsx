/**
 * Where a learner types and is marked. Part of the page's HTML, so nothing moves on hydration; the radio buttons of a
 * multiple choice are next to the prompt and belong to this form by its id (`answerFormId`). The form's method is
 * `dialog`, so Enter never leaves the page, even before or without the code.
 */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { wantedForm } from '../../answers/wanted-form.ts';
import { loadChunk } from '../../books/chunk-load.ts';
import { recordTry, type TriedQuestion } from '../../stores/progress.ts';
import { adoptStyle } from '../adopt-style.ts';
import { answerFormId, CHOICE_NAME } from './answer-form.ts';
import { createAnswerBox } from './answer-box.store.ts';
import styles from './AnswerBox.module.css';
import { insertAtCaret } from './insert.ts';
import { KeyRow } from './KeyRow.tsx';
import { isDigitsOnly } from './keys.ts';
import lateStyle from './late-style.css?inline';
import { expectedAnswer, type Marking } from './marking.ts';
import { PartFields } from './PartFields.tsx';
import { shapeOf } from './parts.ts';
import { BoxStatus } from './BoxStatus.tsx';

type Props = {
	marking: Marking;
	question: TriedQuestion;
};

export function AnswerBox({ marking, question }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const line = useRef<HTMLInputElement>(null);
	const lastField = useRef<HTMLInputElement>(null);
	const [text, setText] = useState('');
	const [box] = useState(() =>
		createAnswerBox({
			loadEngine: async () => (await loadChunk(() => import('./marking-engine.ts'))).markingEngine,
			question,
			onVerdict: ({ verdict }) => recordTry(question, verdict, Date.now()),
		}),
	);
	const state = useStore(box.$state);
	const id = answerFormId(question.questionId);
	const shape = shapeOf(marking.kind);
	const isChoice = marking.choices !== undefined;

	const write = useCallback(
		(given: string) => {
			setText(given);
			box.type(given);
		},
		[box],
	);

	// What was typed or chosen before the code arrived is still there.
	useLayoutEffect(() => {
		adoptStyle(lateStyle);
		if (line.current?.value) write(line.current.value);
	}, [write]);

	useEffect(() => {
		void box.start(marking);
	}, [box, marking]);

	useEffect(() => {
		const card = form.current?.closest('article');
		const choose = ({ target }: Event) => {
			if (target instanceof HTMLInputElement && target.form === form.current && target.checked)
				box.type(target.value);
		};
		card?.addEventListener('change', choose);
		return () => card?.removeEventListener('change', choose);
	}, [box]);

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const chosen = new FormData(event.currentTarget).get(CHOICE_NAME);
		const given = isChoice ? String(chosen ?? '') : text;
		if (given.trim() === '') line.current?.focus();
		void box.check(given);
	}

	if (state.status === 'unmarkable') return null;
	return (
		<form
			ref={form}
			id={id}
			className={styles.box}
			method="dialog"
			onSubmit={submit}
			data-answer=""
		>
			{isChoice || (
				<>
					<p className={styles.head}>
						<label className={styles.label} htmlFor={`${id}-line`}>
							Your answer
						</label>
						<span className={styles.wanted} id={`${id}-wanted`}>
							{wantedForm(expectedAnswer(marking))}
						</span>
					</p>
					<input
						ref={line}
						className={styles.line}
						id={`${id}-line`}
						type="text"
						inputMode={isDigitsOnly(marking) ? 'decimal' : 'text'}
						value={text}
						autoComplete="off"
						autoCapitalize="off"
						autoCorrect="off"
						spellCheck={false}
						enterKeyHint="done"
						aria-describedby={`${id}-wanted`}
						onFocus={(event) => (lastField.current = event.currentTarget)}
						onChange={(event) => write(event.currentTarget.value)}
					/>
				</>
			)}
			<button className={styles.check} type="submit">
				Check
			</button>
			{isChoice || (
				<KeyRow
					marking={marking}
					onKey={(key) => insertAtCaret(lastField.current ?? line.current, key)}
				/>
			)}
			{shape && (
				<PartFields
					shape={shape}
					text={text}
					onChange={write}
					onFocus={(field) => (lastField.current = field)}
				/>
			)}
			<BoxStatus state={state} isChoice={isChoice} />
			<noscript>
				<p>Checking an answer needs JavaScript. The solution below opens without it.</p>
			</noscript>
		</form>
	);
}
