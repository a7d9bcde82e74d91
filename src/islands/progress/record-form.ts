/** The buttons that save, add to, and delete the whole record. */
import { $progress, deleteProgress, ERROR_TEXTS } from '../../stores/progress.ts';
import { fileNameAt, importFile } from '../../stores/progress-file.ts';
import { writeProgress } from '../../stores/progress-record.ts';
import { textsAside } from '../../stores/progress-storage.ts';
import { saveFile } from '../../stores/save-file.ts';

/**
 * `form` contains the buttons `save`, `aside`, `print`, `delete`, the file input `add`, and an output; `dialog` asks
 * before deleting.
 */
export function startRecordForm(form: HTMLFormElement, dialog: HTMLDialogElement): void {
	const output = form.querySelector('output');
	const say = (text: string) => {
		if (output) output.textContent = text;
	};
	const on = (name: string, act: () => void) =>
		form.querySelector(`[name=${name}]`)?.addEventListener('click', act);

	on('save', () => {
		save(writeProgress($progress.get().questions), fileNameAt(Date.now()));
		say('The file is in your downloads. Keep it, or add it on another device.');
	});
	on('print', () => window.print());
	on('delete', () => dialog.showModal());
	on('aside', () => save(textsAside().join('\n'), 'lemma-lane-unread-progress.txt'));

	const add = form.querySelector<HTMLInputElement>('[name=add]');
	add?.addEventListener('change', async () => {
		const [file] = add.files ?? [];
		if (!file) return;
		say(
			await importFile(file, $progress.get().questions).catch(
				() => 'This file could not be opened.',
			),
		);
		// So the same file can be chosen again.
		add.value = '';
	});

	dialog.addEventListener('close', () => {
		if (dialog.returnValue !== 'delete') return;
		dialog.returnValue = '';
		deleteProgress();
		const { issue } = $progress.get();
		say(issue ? ERROR_TEXTS[issue] : 'Everything was deleted from this device.');
	});

	$progress.subscribe(() => {
		const aside = form.querySelector<HTMLElement>('[name=aside]');
		if (aside) aside.hidden = textsAside().length === 0;
	});
}

function save(text: string, name: string): void {
	const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	saveFile(url, name);
	// The download keeps its own reference after the click.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
