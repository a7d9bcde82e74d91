/** The page that answers a plain form which could not be taken. */
import { escapeHtml } from '../../math/markup.ts';
import type { Fields } from './request-body.ts';

/** The variable of a request's context that holds the fields of its form. */
export const TYPED_FIELDS = 'typedFields';

/** Says why, and holds what was typed in a form that sends it again; `fields` is undefined where none was read. */
export function notSentPage(message: string, fields: Fields | undefined): string {
	return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Not sent</title>
<h1>Your message was not sent</h1><p>${escapeHtml(message)}</p>
${fields ? sendAgainForm(fields) : '<p>Go back with your browser: what you wrote is still there.</p>'}</html>`;
}

// A line break at the start of a text area's content is dropped, so one is always there to be dropped.
const sendAgainForm = (fields: Fields): string => {
	const valueOf = (name: string) => escapeHtml(String(fields[name] ?? ''));
	return `<form method="post"><p><label>Your name <input name="name" value="${valueOf('name')}"></label>
<p><label>Your email <input name="email" value="${valueOf('email')}"></label>
<p><label>Your message<br><textarea name="text" rows="10" cols="40">
${valueOf('text')}</textarea></label>
<p><button>Send again</button></form>`;
};
