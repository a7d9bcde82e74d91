/** What a visitor wrote; `name` and `email` may be empty. */
export type ContactFields = { name: string; email: string; text: string };

/**
 * The one `text` of a submission: lines with who wrote, an empty line, the message. The books service composes the
 * same from the form's plain fields when it is sent without script.
 */
export function composeSubmission({ name, email, text }: ContactFields): string {
	const lines = [name.trim() && `Name: ${name.trim()}`, email.trim() && `Email: ${email.trim()}`];
	const sender = lines.filter(Boolean).join('\n');
	return sender ? `${sender}\n\n${text.trim()}` : text.trim();
}
