import { useId } from 'react';
import type { ContactFields } from '../../books/compose-submission.ts';
import styles from './ContactForm.module.css';

type Props = {
	name: keyof ContactFields;
	label: string;
	hint?: string;
	autoComplete?: string;
	/** A textarea instead of an input. */
	isLong?: boolean;
	issue?: string;
};

export function ContactField({ name, label, hint, autoComplete, isLong, issue }: Props) {
	const id = useId();
	const issueId = `${id}-issue`;
	const shared = {
		id,
		name,
		className: styles.input,
		'aria-invalid': issue ? true : undefined,
		'aria-describedby': issue ? issueId : undefined,
	};
	return (
		<div className={styles.field}>
			<label htmlFor={id}>
				{label} {hint && <span className={styles.hint}>({hint})</span>}
			</label>
			{isLong ? (
				<textarea {...shared} rows={6} required maxLength={MAX_TEXT_LENGTH} />
			) : (
				<input
					{...shared}
					type="text"
					inputMode={name === 'email' ? 'email' : undefined}
					autoComplete={autoComplete}
					maxLength={MAX_LINE_LENGTH}
				/>
			)}
			{issue && (
				<p id={issueId} className={styles.issue}>
					{issue}
				</p>
			)}
		</div>
	);
}

/** RFC 5321 limits an address to 254 characters. */
const MAX_LINE_LENGTH = 254;
const MAX_TEXT_LENGTH = 5000;
