/**
 * The form on /reading-settings: every choice is applied immediately and stored on the device as
 * `{"theme":"dark","text":"3"}`, without the defaults. `components/site/KeptSettings.astro` applies them on every other
 * page. A value that a later version does not know matches no style and so acts as the default; a change of meaning
 * needs a new key in both files.
 */
export const SETTINGS_KEY = 'reading-1';

/** Fills the form with the current settings and starts to listen. */
export function startReadingForm(form: HTMLFormElement): void {
	const { dataset } = document.documentElement;
	const notice = form.querySelector('output');
	for (const input of form.querySelectorAll('input'))
		if (input.value === dataset[input.name]) input.checked = true;

	const apply = () => {
		const kept: Record<string, string> = {};
		for (const [name, value] of new FormData(form)) {
			delete dataset[name];
			if (value) kept[name] = dataset[name] = String(value);
		}
		colorBar(kept['theme']);
		if (notice) notice.textContent = keep(kept);
	};
	form.addEventListener('change', apply);
	// The fields have their defaults only after the event.
	form.addEventListener('reset', () => setTimeout(apply));
}

/** Colors the browser's own toolbar, as `KeptSettings.astro` does. */
function colorBar(theme = ''): void {
	const light = document.querySelector<HTMLMetaElement>('[name=theme-color]');
	const media: Record<string, string> = { light: '', dark: 'not all' };
	if (light) light.media = media[theme] ?? '(prefers-color-scheme: light)';
}

/** What to tell the reader about it. */
function keep(settings: Record<string, string>): string {
	try {
		localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
		return 'Kept on this device.';
	} catch {
		return 'This browser keeps nothing for this site, so the settings hold for this page only.';
	}
}
