import type { AnswerKey } from './keys.ts';

/**
 * Inserts a symbol at a field's caret, replacing the selection, as if it were typed. Whatever has the focus keeps it: a
 * phone's keyboard neither opens nor closes.
 */
export function insertAtCaret(
	field: HTMLInputElement | null,
	{ insert, back = 0 }: AnswerKey,
): void {
	if (!field) return;
	const { selectionStart, selectionEnd, value } = field;
	const start = selectionStart ?? value.length;
	field.setRangeText(insert, start, selectionEnd ?? value.length, 'end');
	const caret = start + insert.length - back;
	field.setSelectionRange(caret, caret);
	field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
