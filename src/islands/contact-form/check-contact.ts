import { isEmail } from '../../books/email.ts';
import type { ContactFields } from '../../books/compose-submission.ts';

/** A sentence for each field that needs a change; empty if all is well. */
export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

export function checkContact({ email, text }: ContactFields): ContactErrors {
	return {
		...(email.trim() !== '' &&
			!isEmail(email.trim()) && {
				email: 'Enter an email address like name@example.com, or leave it empty.',
			}),
		...(text.trim() === '' && { text: 'Write your message.' }),
	};
}
