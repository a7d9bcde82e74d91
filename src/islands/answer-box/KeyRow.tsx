import styles from './AnswerBox.module.css';
import { keysFor, type AnswerKey } from './keys.ts';
import type { Marking } from './marking.ts';

type Props = { marking: Marking; onKey: (key: AnswerKey) => void };

/** Plain buttons in keyboard order, so fingers, Tab, and switches all reach them. */
export function KeyRow({ marking, onKey }: Props) {
	const keys = keysFor(marking);
	if (keys.length === 0) return null;
	return (
		<fieldset className={styles.keys} aria-label="Signs">
			{keys.map((key) => (
				<button
					key={key.label}
					type="button"
					aria-label={key.says}
					// The field keeps its focus, its caret, and a phone's keyboard.
					onPointerDown={(event) => event.preventDefault()}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => onKey(key)}
				>
					{key.label}
				</button>
			))}
		</fieldset>
	);
}
