/**
 * A real form: without script it posts `name`, `email`, and `text` to the books service, which responds with the
 * thank-you page. The island adds checks, shows that it is sending, and keeps the text if sending fails. Fields are
 * uncontrolled, so what was typed before hydration stays.
 */
import { useStore } from '@nanostores/react';
import { useState, type SubmitEvent } from 'react';
import { BOOKS_API_BASE } from '../../books/contract.ts';
import { $app, submitContact } from '../../stores/app.ts';
import { checkContact, type ContactErrors } from './check-contact.ts';
import { composeSubmission, type ContactFields } from '../../books/compose-submission.ts';
import styles from './ContactForm.module.css';
import { ContactField } from './ContactField.tsx';

/** `contactEmail`: the other way to reach us. `onSent`: what happens next; by default, the thank-you page. */
type Props = { contactEmail: string; onSent?: () => void };

const ACTION = `${import.meta.env.PUBLIC_BOOKS_SERVICE_URL || BOOKS_API_BASE}/submissions`;

export function ContactForm({ contactEmail, onSent = showThanks }: Props) {
	const { isSubmitting } = useStore($app, { keys: ['isSubmitting'] });
	const [issues, setIssues] = useState<ContactErrors>({});
	const [hasFailed, setHasFailed] = useState(false);

	async function send(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSubmitting) return;
		const form = event.currentTarget;
		const fields = readFields(form);
		const found = checkContact(fields);
		setIssues(found);
		setHasFailed(false);
		const [first] = Object.keys(found);
		if (first) return focusField(form, first);
		if (await submitContact(composeSubmission(fields))) onSent();
		else setHasFailed(true);
	}

	return (
		<form className={styles.form} method="post" action={ACTION} onSubmit={send} ref={checkHere}>
			<ContactField name="name" label="Your name" hint="optional" autoComplete="name" />
			<ContactField
				name="email"
				label="Your email"
				hint="optional, needed for an answer"
				autoComplete="email"
				issue={issues.email}
			/>
			<ContactField name="text" label="Your message" isLong issue={issues.text} />
			<button className={styles.send} type="submit" aria-disabled={isSubmitting || undefined}>
				{isSubmitting ? 'Sending…' : 'Send message'}
			</button>
			<output className={styles.status}>
				{hasFailed && (
					<>
						Your message has not been sent. Try again, or write to{' '}
						<a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
					</>
				)}
			</output>
		</form>
	);
}

/** Once the island checks the fields, the browser's own bubbles would only hide its messages. */
function checkHere(form: HTMLFormElement | null): void {
	if (form) form.noValidate = true;
}

function readFields(form: HTMLFormElement): ContactFields {
	const entries = new FormData(form);
	const field = (name: keyof ContactFields) => String(entries.get(name) ?? '');
	return { name: field('name'), email: field('email'), text: field('text') };
}

function focusField(form: HTMLFormElement, name: string): void {
	form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function showThanks(): void {
	location.assign('/thankyou');
}
