import { beforeEach, expect, test, vi } from 'vitest';
import { $progress, deleteProgress, recordTry } from '../../stores/progress.ts';
import { startRecordForm } from './record-form.ts';

const question = { questionId: 'q-add-1', bookName: 'b', chapterName: 'c', materialName: 'm' };

/** The form and the dialog as on /progress. */
function open() {
	document.body.innerHTML = `
		<form id="record">
			<button type="button" name="save">Save</button><button type="button" name="print">Print</button>
			<button type="button" name="delete">Delete</button><button type="button" name="aside">Aside</button>
			<input type="file" name="add"><output></output>
		</form>
		<dialog><form method="dialog"><button>Keep</button><button value="delete">Delete</button></form></dialog>`;
	const form = document.querySelector<HTMLFormElement>('#record');
	const dialog = document.querySelector('dialog');
	if (!form || !dialog) throw new Error('The form is missing.');
	startRecordForm(form, dialog);
	const press = (name: string) => form.querySelector<HTMLButtonElement>(`[name=${name}]`)?.click();
	return { form, dialog, press, said: () => form.querySelector('output')?.textContent };
}

beforeEach(() => {
	localStorage.clear();
	deleteProgress();
});

test('deletes only what the dialog confirmed', () => {
	recordTry(question, 'right', 1);
	const { dialog, press, said } = open();
	press('delete');
	expect(dialog.open).toBe(true);
	dialog.close('');
	expect(Object.keys($progress.get().questions)).toEqual(['q-add-1']);
	press('delete');
	dialog.close('delete');
	expect($progress.get().questions).toEqual({});
	expect(said()).toBe('Everything was deleted from this device.');
});

test('offers the unreadable text only if there is one', () => {
	const none = open();
	expect(none.form.querySelector<HTMLElement>('[name=aside]')?.hidden).toBe(true);
	localStorage.setItem('progress-aside-1', 'torn');
	const some = open();
	expect(some.form.querySelector<HTMLElement>('[name=aside]')?.hidden).toBe(false);
});

test('prints the page', () => {
	const print = vi.fn<() => void>();
	vi.stubGlobal('print', print);
	open().press('print');
	expect(print).toHaveBeenCalledOnce();
	vi.unstubAllGlobals();
});
