import type { Expression } from './expression.ts';
import type { Notation } from './notation.ts';

type Speak = (expression: Expression) => string;

/** Words of one piece of notation; `speak` says its parts. */
export function speakNotation(notation: Notation, speak: Speak): string {
	switch (notation.kind) {
		case 'decimal':
			return notation.text
				.replace('-', 'negative ')
				.replace('.', ' point ')
				.replace(/\((\d+)\)$/, ', $1 repeating')
				.replace(' point ,', ' point');
		case 'money':
			return `${notation.text.replace('-', 'negative ')} dollars`;
		case 'mixed':
			return `${notation.whole} and ${notation.over} over ${notation.under}`.replace(
				'-',
				'negative ',
			);
		case 'root':
			return speakRoot(notation, speak);
		case 'call':
			return speakCall(notation, speak);
		case 'degrees':
			return `${speak(notation.of)} degrees`;
		case 'percent':
			return `${speak(notation.of)} percent`;
		case 'factorial':
			return `${speak(notation.of)} factorial`;
		case 'measure':
			return `${speak(notation.of)} ${unitWords(notation.unit)}`;
		case 'plus-minus':
			return `${notation.left ? speak(notation.left) : ''} plus or minus ${speak(notation.right)}`;
		case 'ratio':
			return notation.items.map(speak).join(' to ');
		case 'set':
			return notation.items.length > 0
				? `the set of ${notation.items.map(speak).join(', ')}`
				: 'the empty set';
		case 'interval':
			return `the interval from ${speak(notation.from)}, ${included(notation.closed[0])}, to ${speak(notation.to)}, ${included(notation.closed[1])}`;
		case 'union':
			return notation.items.map(speak).join(', together with ');
		case 'matrix':
			return `the matrix with rows ${notation.rows.map((row) => row.map(speak).join(', ')).join('; ')}`;
		case 'sigma':
			return `the sum from ${notation.index} equals ${notation.from} to ${notation.to} of ${speak(notation.of)}`;
		case 'words':
			return notation.text;
	}
}

const included = (closed: boolean) => (closed ? 'included' : 'not included');

function speakRoot({ of, index }: Extract<Notation, { kind: 'root' }>, speak: Speak): string {
	const name = index === 2 ? 'square root' : index === 3 ? 'cube root' : `root of index ${index}`;
	const end = of.kind === 'number' || of.kind === 'symbol' ? '' : ', end root,';
	return `the ${name} of ${speak(of)}${end}`;
}

const NAMES: Record<string, string> = {
	'\\sin': 'sine of',
	'\\cos': 'cosine of',
	'\\tan': 'tangent of',
	'\\sec': 'secant of',
	'\\csc': 'cosecant of',
	'\\cot': 'cotangent of',
	'\\sin^{-1}': 'inverse sine of',
	'\\cos^{-1}': 'inverse cosine of',
	'\\tan^{-1}': 'inverse tangent of',
	'\\ln': 'natural log of',
	'\\det': 'the determinant of',
};

function speakCall(call: Extract<Notation, { kind: 'call' }>, speak: Speak): string {
	const of = speak(call.of);
	if (call.name === '\\log') return `log ${call.base ? `base ${speak(call.base)} ` : ''}of ${of}`;
	const power = call.power ? ` to the power ${speak(call.power)}` : '';
	const known = NAMES[call.name];
	const inside = call.of.kind === 'sum' ? `the quantity ${of}, end quantity,` : of;
	if (known)
		return power ? `${known.replace(' of', '')}${power} of ${inside}` : `${known} ${inside}`;
	const name = call.name
		.replace('^{-1}', ' inverse')
		.replace("'", ' prime')
		.replace('\\circ', ' of ');
	return `${name} of ${of}`;
}

const UNITS: Record<string, string> = {
	cm: 'centimeters',
	m: 'meters',
	km: 'kilometers',
	mm: 'millimeters',
	in: 'inches',
	ft: 'feet',
	yd: 'yards',
	mi: 'miles',
	g: 'grams',
	kg: 'kilograms',
	lb: 'pounds',
	oz: 'ounces',
	s: 'seconds',
	min: 'minutes',
	h: 'hours',
	L: 'liters',
	mL: 'milliliters',
};

/** `m/s` → "meters per seconds" reads badly, so only the first unit of a rate is in the plural. */
function unitWords(unit: string): string {
	const [, base = unit, power = ''] = /^([^²³]*)([²³]?)$/.exec(unit) ?? [];
	const prefix = power === '²' ? 'square ' : power === '³' ? 'cubic ' : '';
	const [first = '', second] = base.split('/');
	const rate = second === undefined ? '' : ` per ${(UNITS[second] ?? second).replace(/s$/, '')}`;
	return `${prefix}${UNITS[first] ?? first}${rate}`;
}
