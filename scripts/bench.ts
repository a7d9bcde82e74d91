/**
 * Measures the speed and size that the project promises, on this machine, now. Nothing fails: a busy machine is not a
 * bug. With names as arguments, measures only those: `npm run bench -- pdfs site`. What takes ten minutes runs only by
 * name: `npm run bench -- memory`.
 */
import type { Figure } from './lib/bench/figure.ts';
import { LONG_MEASURES, MEASURES } from './lib/bench/measures.ts';
import { runCommand } from './lib/process/run-command.ts';

const measures = { ...MEASURES, ...LONG_MEASURES };
const known = Object.keys(measures);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

await runCommand(async () => {
	if (unknown.length > 0) throw new Error(`"${unknown[0]}" is not one of ${known.join(', ')}.`);
	for (const [name, measure] of Object.entries(wanted.length > 0 ? measures : MEASURES)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		for (const figure of await measure()) console.log(row(figure));
	}
}, 'bench');

function row({ what, value, unit, limit, least }: Figure): string {
	const digits = value < 10 && value !== Math.round(value) ? 2 : 0;
	const measured = `${value.toFixed(digits)} ${unit}`.trim().padStart(10);
	const text = `${what.padEnd(44)}${measured}`;
	if (least !== undefined) return `${text}   ${value >= least ? 'reaches' : 'UNDER'} ${least}`;
	if (limit === undefined) return text;
	return `${text}   ${value <= limit ? 'within' : 'OVER'} ${limit} ${unit}`.trimEnd();
}
