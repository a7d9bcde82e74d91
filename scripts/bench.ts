/**
 * Measures what the project promises of its speed and size, on this machine, now. Nothing fails: a busy machine is not
 * a fault of the code. With names as arguments only the figures of those measures: `npm run bench -- pdfs site`.
 */
import type { Figure } from './lib/bench/figure.ts';
import { MEASURES } from './lib/bench/measures.ts';
import { runCommand } from './lib/process/run-command.ts';

const known = Object.keys(MEASURES);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

await runCommand(async () => {
	if (unknown.length > 0) throw new Error(`"${unknown[0]}" is none of ${known.join(', ')}.`);
	for (const [name, measure] of Object.entries(MEASURES)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		for (const figure of await measure()) console.log(row(figure));
	}
}, 'bench');

function row({ what, value, unit, limit }: Figure): string {
	const digits = value < 10 && value !== Math.round(value) ? 2 : 0;
	const measured = `${value.toFixed(digits)} ${unit}`.trim().padStart(10);
	if (limit === undefined) return `${what.padEnd(44)}${measured}`;
	const verdict = value <= limit ? 'within' : 'OVER';
	return `${what.padEnd(44)}${measured}   ${verdict} ${limit} ${unit}`.trimEnd();
}
