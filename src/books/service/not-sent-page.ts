/** The page returned for a plain form that could not be accepted. */
import { escapeHtml } from '../../math/markup.ts';
import type { Fields } from './request-body.ts';

/** The request context variable that holds the form's fields. */
export const TYPED_FIELDS = 'typedFields';

/**
 * Gives the reason, and holds what was typed in a form that can be sent again; `fields` is undefined if none were read.
 */
export function notSentPage(message: string, fields: Fields | undefined): string {
	return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Not sent</title>
<h1>Your message was not sent</h1><p>${escapeHtml(message)}</p>
${fields ? sendAgainForm(fields) : '<p>Go back with your browser: what you wrote is still there.</p>'}</html>`;
}

// The parser drops a line break at the start of a textarea, so one is always added.
const sendAgainForm = (fields: Fields): string => {
	const valueOf = (name: string) => escapeHtml(String(fields[name] ?? ''));
	return `<form method="post"><p><label>Your name <input name="name" value="${valueOf('name')}"></label>
<p><label>Your email <input name="email" value="${valueOf('email')}"></label>
<p><label>Your message<br><textarea name="text" rows="10" cols="40">
${valueOf('text')}</textarea></label>
<p><button>Send again</button></form>`;
};
