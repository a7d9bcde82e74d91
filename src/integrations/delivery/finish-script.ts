/** The files that Vite's preload helper knows by number, and a list of numbers for each dynamic import. */
const KNOWN_FILES = /\.f\|\|\(\w+\.f=(\[[^\]]*\])\)/;
const LIST = /(__vite__mapDeps\(\[)([\d,]*)(\]\))/g;

/**
 * A built script without the style sheets that its dynamic imports would wait for. Astro inlines every style in the
 * pages and leaves no sheets, but Vite still lists those of shared chunks, and a missing one fails the import.
 */
export function finishScript(script: string): string {
	const list = KNOWN_FILES.exec(script)?.[1];
	if (list === undefined) return script;
	const files: string[] = JSON.parse(list);
	const isScript = (number: string) => number !== '' && !files[Number(number)]?.endsWith('.css');
	return script.replaceAll(
		LIST,
		(_, start: string, numbers: string, end: string) =>
			start + numbers.split(',').filter(isScript).join(',') + end,
	);
}
