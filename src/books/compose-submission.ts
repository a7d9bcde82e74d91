/** What a visitor entered; `name` and `email` may be empty. */
export type ContactFields = { name: string; email: string; text: string };

/**
 * The `text` of a submission: lines that name the sender, a blank line, the message. When the form is sent without
 * script, the books service composes the same text from its fields.
 */
export function composeSubmission({ name, email, text }: ContactFields): string {
	const lines = [name.trim() && `Name: ${name.trim()}`, email.trim() && `Email: ${email.trim()}`];
	const sender = lines.filter(Boolean).join('\n');
	return sender ? `${sender}\n\n${text.trim()}` : text.trim();
}
