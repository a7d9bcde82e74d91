/**
 * Starts a browser file download. A file on another origin whose server does not request a download opens in a new tab
 * instead, so the page and its dialog are never lost. Call it inside the reader's own click.
 */
export function saveFile(
	url: string,
	name: string,
	click: (anchor: HTMLAnchorElement) => void = (anchor) => anchor.click(),
): void {
	const anchor = document.createElement('a');
	anchor.href = url;
	anchor.download = name;
	if (anchor.origin !== location.origin) {
		anchor.target = '_blank';
		anchor.rel = 'noopener';
	}
	anchor.hidden = true;
	document.body.append(anchor);
	click(anchor);
	anchor.remove();
}
