/** The page for a file that is still being generated. It reloads by itself. */

/** `seconds` is roughly how long it will still take. */
export const notYetPage = (seconds: number): string =>
	`<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${seconds}">
<meta name="viewport" content="width=device-width"><title>Not ready yet</title>
<h1>This file is being made</h1><p>It will be ready in about ${inWords(seconds)}. Leave this page open: the file comes by itself.</p></html>`;

/** `40 seconds`, `2 minutes`. */
function inWords(seconds: number): string {
	if (seconds < 90) return `${seconds} seconds`;
	return `${Math.round(seconds / 60)} minutes`;
}
