/** Two-way tables as verifiers see them, and the categories that a question names. */
import type { Question } from '../../schemas/wire/question.ts';
import { countsTable } from './statistics.ts';

type SeenTable = { rows: string[]; columns: string[]; cells: number[][] };

/** The counts with totals; each is checked against the sums. Gaps are NaN. */
export function seenTable(question: Question): SeenTable {
	const { columns, rows } = countsTable(question.question_speech);
	return {
		columns,
		rows: rows.map(({ heading }) => heading),
		cells: rows.map(({ cells }) => cells.map(Number)),
	};
}

/** How a sentence names the members of a row or column, by heading. */
const NAMED: Readonly<Record<string, RegExp>> = {
	'Junior high': /in junior high/,
	'High school': /in high school/,
	Bus: /(?:the|by) bus/,
	Car: /by car/,
	Walk: /walks? to school/,
	Band: /in the band/,
	Choir: /in the choir/,
	Math: /math best/,
	Art: /art best/,
	Science: /science best/,
	Adult: /adults|an adult/,
	Child: /children|a child/,
	Fish: /the fish best/,
	Birds: /the birds best/,
	Bears: /the bears best/,
	Weekday: /on weekdays/,
	Weekend: /on weekends/,
	Swim: /swimming/,
	Climb: /climbing/,
	Run: /running/,
	Lunch: /at lunchtime/,
	Dinner: /at dinnertime/,
	Soup: /soup/,
	Salad: /salad/,
	Pasta: /pasta/,
	City: /made for the city/,
	Trail: /made for trails/,
	Red: /painted red/,
	Blue: /painted blue/,
	Black: /painted black/,
	Novel: /novels|a novel/,
	Guidebook: /guidebooks|a guidebook/,
	'Like new': /in like-new condition/,
	Good: /in good condition/,
	Worn: /in worn condition/,
	Business: /business trip/,
	Leisure: /leisure trip/,
	Train: /by train/,
	Plane: /by plane/,
	Day: /works? the day shift/,
	Night: /works? the night shift/,
	Tea: /prefers? tea/,
	Coffee: /prefers? coffee/,
	Water: /prefers? water/,
	Park: /in the park/,
	Street: /beside a street/,
	Oak: /oaks|an oak/,
	Maple: /maples|a maple/,
	Birch: /birches|a birch/,
};

/** The row and column that the text names, by index; -1 if it names none. */
export function namedIn(text: string, { rows, columns }: SeenTable) {
	const find = (headings: readonly string[]) =>
		headings.findIndex((heading) => {
			const named = NAMED[heading];
			if (!named) throw new RangeError(`The table has an unknown heading "${heading}".`);
			return named.test(text);
		});
	return {
		row: find(rows.slice(0, 2)),
		column: find(columns.slice(0, -1)),
		isDenied: / not /.test(text),
	};
}
