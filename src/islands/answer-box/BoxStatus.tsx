/** Below the field: how the text is understood while it is typed, then the verdict, then the ways on. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { VerdictName } from '../../answers/verdict.ts';
import { $progress, ERROR_TEXTS } from '../../stores/progress.ts';
import { Markup } from '../live-record/Markup.tsx';
import type { BoxState, Echo } from './answer-box.store.ts';
import styles from './AnswerBox.module.css';
import { misconceptionSentence } from './misconception-sentence.ts';
import { HelpLinks, NextLink } from './WayOn.tsx';

/** Each verdict has a symbol, a word, and a color: never color alone. Only `wrong` says that something is. */
const VERDICTS: Record<VerdictName, { sign: string; word: string }> = {
	right: { sign: '✓', word: 'Right' },
	form: { sign: '=', word: 'Almost' },
	close: { sign: '≈', word: 'Close' },
	unread: { sign: '?', word: 'Not counted' },
	wrong: { sign: '✗', word: 'Not yet' },
};

type Props = { state: BoxState; isChoice: boolean };

export function BoxStatus({ state, isChoice }: Props) {
	const verdict = state.status === 'marked' ? state.verdict : undefined;
	const echo = state.status === 'marked' || state.status === 'typing' ? state.echo : null;
	const frame = useRef<HTMLDivElement>(null);

	// On a phone, a verdict can appear below the visible area.
	useEffect(() => {
		if (!verdict) return;
		// By the next frame the ways on are there too.
		const next = requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'nearest' }));
		return () => cancelAnimationFrame(next);
	}, [verdict]);

	return (
		<div ref={frame}>
			{!isChoice && <EchoLine echo={echo} />}
			<output className="answer-verdict" data-verdict={verdict?.verdict}>
				<StatusText state={state} isChoice={isChoice} />
			</output>
			{verdict?.verdict === 'right' && <NextLink />}
			{verdict?.verdict === 'wrong' && <HelpLinks />}
			{verdict && <StorageNote />}
		</div>
	);
}

function StatusText({ state, isChoice }: { state: BoxState; isChoice: boolean }) {
	switch (state.status) {
		case 'empty':
			return isChoice ? 'Choose an answer, then check it.' : 'Type your answer, then check it.';
		case 'checking':
			return 'Checking…';
		case 'failed':
			return 'The marking could not be loaded. Your answer is still here: check it again.';
		case 'marked':
			return <VerdictText state={state} />;
		default:
			return null;
	}
}

function VerdictText({ state }: { state: Extract<BoxState, { status: 'marked' }> }) {
	const { verdict, message, misconception } = state.verdict;
	const { sign, word } = VERDICTS[verdict];
	return (
		<>
			<strong>
				<span aria-hidden="true">{sign}</span>
				{word}.
			</strong>{' '}
			{/* The engine's sentence may begin with the same word. */}
			{message.startsWith(`${word}.`) ? message.slice(word.length + 1).trimStart() : message}
			{misconception && <p>{misconceptionSentence(misconception)}</p>}
			{verdict === 'unread' && <StoppedAt given={state.given} echo={state.echo} />}
		</>
	);
}

/** The place where reading stopped, marked in the text itself. */
function StoppedAt({ given, echo }: { given: string; echo: Echo }) {
	if (!echo || !('stoppedAt' in echo)) return null;
	const at = Math.min(echo.stoppedAt, given.length);
	return (
		<code>
			{given.slice(Math.max(0, at - 24), at)}
			<mark>{given.slice(at, at + 1) || '␣'}</mark>
			{given.slice(at + 1, at + 24)}
		</code>
	);
}

function EchoLine({ echo }: { echo: Echo }) {
	return (
		<p className={styles.echo}>
			{echo && 'mathml' in echo && (
				<>
					<span>Read as</span> <Markup as="span" html={echo.mathml} />
				</>
			)}
		</p>
	);
}

/** Practice continues if nothing can be saved, and says so. */
function StorageNote() {
	const { issue } = useStore($progress);
	return issue && <p className={styles.wanted}>{ERROR_TEXTS[issue]}</p>;
}
