import type { Expression } from './expression.ts';
import type { Notation } from './notation.ts';
import { type Beside, isBare, isNumberOne, isNumericFraction } from './speech-parts.ts';
import { speakItems, speakList } from './speech-lists.ts';
import { digitsInGroups, namedParts, ordinal } from './speech-numbers.ts';
import { unitWords } from './speech-units.ts';

/** How the parts of a piece of notation are said; see `speech.ts`. */
export type Speaking = {
	speak(expression: Expression, beside?: Beside): string;
	atom(expression: Expression): string;
	closed(opening: string, of: Expression, ending: string, beside: Beside): string;
};

/** Words of one piece of notation. */
export function speakNotation(notation: Notation, beside: Beside, speaking: Speaking): string {
	const { speak, atom, closed } = speaking;
	switch (notation.kind) {
		case 'decimal':
			return speakDecimal(notation.text, beside);
		case 'money':
			return notation.text.startsWith('-')
				? `negative $${digitsInGroups(notation.text.slice(1))}`
				: `$${digitsInGroups(notation.text)}`;
		case 'mixed': {
			const { whole, over, under } = notation;
			const part = namedParts(over, under) ?? `${over} over ${under}${beside.after ? ',' : ''}`;
			return `${String(whole).replace('-', 'negative ')} and ${part}`;
		}
		case 'root':
			return closed(
				`the ${ROOTS[notation.index] ?? `${ordinal(BigInt(notation.index))} root`} of`,
				notation.of,
				'end root',
				beside,
			);
		case 'call':
			return speakCall(notation, beside, speaking);
		case 'degrees':
			return `${signedAtom(notation.of, speaking)} ${beside.isAdjective ? 'degree' : 'degrees'}`;
		case 'percent':
			return `${signedAtom(notation.of, speaking)} percent`;
		case 'factorial':
			return `${atom(notation.of)} factorial`;
		case 'measure':
			return `${beforeUnit(speak(notation.of, { after: true }))} ${unitWords(notation.unit, isNumberOne(notation.of))}`;
		case 'plus-minus':
			return `${notation.left ? speak(notation.left, { ...beside, after: true }) : ''} plus or minus ${afterSign(notation.right, { ...beside, before: true, ended: true }, speaking)}`;
		case 'ratio':
			return notation.items.map((item) => speak(item)).join(' to ');
		case 'set':
			return speakSet(notation.items, speaking);
		case 'interval':
			return `${beside.isNamed ? '' : 'the interval '}from ${speakEnd(notation.from, notation.closed[0], speaking)} to ${speakEnd(notation.to, notation.closed[1], speaking)}`;
		case 'union':
			return notation.items.map((item) => speak(item)).join(', union ');
		case 'matrix': {
			const { rows } = notation;
			const lines = rows.map(
				(row, at) => `row ${at + 1}: ${row.map((entry) => inOneBreath(speak(entry))).join(', ')}`,
			);
			return `the ${rows.length} by ${rows[0]?.length ?? 0} matrix, ${lines.join('; ')}, end matrix,`;
		}
		case 'sigma':
			return `the sum from ${notation.index} equals ${String(notation.from).replace('-', 'negative ')} to ${notation.to}, of ${speak(notation.of)}, end sum,`;
		case 'words':
			return notation.text;
	}
}

/** "3 times 9 plus 7 times 6": a breath would end the entry of a matrix. */
const inOneBreath = (entry: string): string => entry.replaceAll(/,(?= (?:plus|minus|times) )/g, '');

/** "the set of the points 1, 2; 3, 4, end set": what the items are is said once. */
function speakSet(items: readonly Expression[], { speak }: Speaking): string {
	if (items.length === 0) return 'the empty set';
	const said = speakList(items, speak);
	return items.every(({ kind }) => kind === 'tuple')
		? `the set of the point${items.length > 1 ? 's' : ''} ${said.replaceAll('the point ', '')}, end set`
		: `the set ${said}, end set`;
}

const ROOTS: Readonly<Record<number, string>> = { 2: 'square root', 3: 'cube root' };

/** "3, included,"; infinity is not a number that could be. */
function speakEnd(end: Expression, closed: boolean, { speak }: Speaking): string {
	const said = speak(end);
	return said.endsWith('infinity') ? said : `${said}, ${closed ? 'included' : 'not included'},`;
}

/** −30 degrees, 2 x degrees, and twenty-five thirds percent need no brackets, nor does (2x)°; a sum does. */
function signedAtom(of: Expression, { speak, atom }: Speaking): string {
	const inner = of.kind === 'brackets' ? of.of : of;
	const isOne = ['number', 'decimal', 'product', 'mixed', 'quotient'].includes(inner.kind);
	return isOne ? beforeUnit(speak(inner, { after: true, ended: true })) : atom(of);
}

/** "200 over 9 percent", without the breath that a number takes before more. */
const beforeUnit = (said: string): string => said.replace(/(?<=\d),$/, '');

const afterSign = (of: Expression, beside: Beside, { speak, atom }: Speaking): string =>
	of.kind === 'sum' || of.kind === 'brackets' ? atom(of) : speak(of, beside);

/** `-4.1` → negative 4.1; `0.1(6)` → 0.16, with the 6 repeating; the bearing `028` → 0 2 8. */
const speakDecimal = (text: string, { after }: Beside): string =>
	(/^0\d+$/.test(text) ? [...text].join(' ') : digitsInGroups(text))
		.replace('-', 'negative ')
		.replace(/^(.*)\((\d+)\)$/, (_, before: string, digits: string) => {
			// Of 27.7, a listener must know which 7.
			const which = before.includes(digits) ? `last ${digits}` : digits;
			return `${before}${digits}, with the ${which} repeating${after ? ',' : ''}`;
		});

/** The inverse of a matrix has a name: "A inverse". */
export function speakInverse(
	base: Expression,
	exponent: Expression,
	speak: Speaking['speak'],
): string | undefined {
	if (exponent.kind !== 'number' || !exponent.value.equals(-1)) return undefined;
	if (base.kind === 'symbol' && /^[A-Z]$/.test(base.name)) return `${base.name} inverse`;
	return base.kind === 'matrix' ? `the inverse of ${speak(base)}` : undefined;
}

const NAMES: Record<string, string> = {
	'\\sin': 'sine',
	'\\cos': 'cosine',
	'\\tan': 'tangent',
	'\\sec': 'secant',
	'\\csc': 'cosecant',
	'\\cot': 'cotangent',
	'\\sin^{-1}': 'inverse sine',
	'\\cos^{-1}': 'inverse cosine',
	'\\tan^{-1}': 'inverse tangent',
	'\\ln': 'natural log',
	'\\log': 'log',
	'\\det': 'the determinant',
};

const POWERS: Readonly<Record<string, string>> = { 2: ' squared', 3: ' cubed' };

/** "Cosine squared x", where "of" could be the square of x; "cosine to the 4th power of x". */
function calledPower(power: Expression, speak: Speaking['speak']): string {
	const said = speak(power);
	return (
		POWERS[said] ??
		(/^\d+$/.test(said) ? ` to the ${ordinal(BigInt(said))} power` : ` to the power of ${said}`)
	);
}

function speakCall(
	call: Extract<Notation, { kind: 'call' }>,
	beside: Beside,
	speaking: Speaking,
): string {
	const { speak } = speaking;
	const of = call.of.kind === 'brackets' ? call.of.of : call.of;
	const name =
		NAMES[call.name] ??
		call.name
			.replace('^{-1}', ' inverse')
			.replace("'", ' prime')
			.replaceAll(/[()]/g, '')
			.replace('\\circ', ' composed with ');
	const power = call.power ? calledPower(call.power, speak) : '';
	// "Log base one half, of the quantity": without a breath, half of the quantity.
	const base = call.base
		? ` base ${speak(call.base)}${isNumericFraction(call.base) ? ',' : ''}`
		: '';
	if (of.kind === 'list' || of.kind === 'tuple')
		return `${name} of ${speakItems(of.items, speak).replaceAll(', ', ' comma ')}${beside.after ? ',' : ''}`;
	const isPlain = of.kind === 'symbol' || of.kind === 'degrees';
	const preposition = isPlain && /(?:squared|cubed)$/.test(power) ? '' : ' of';
	// "Log base 2 of 5 x" could be a multiple of x.
	const isClosed = /^\\(?:log|ln)$/.test(call.name) && of.kind === 'product';
	// "f of x minus g of x", but "f of 2, minus g of 2", and "log of x, minus 5".
	const isShort = !call.name.startsWith('\\') && of.kind === 'symbol' && isBare(of);
	return `${name}${power}${base}${preposition} ${isClosed ? speaking.atom(call.of) : argument(call.of, isShort ? {} : beside, speaking)}`;
}

/** "2 x", "30 degrees", "negative 5"; whatever else has parts is a quantity, and so is a product with powers or one that more follows. */
function argument(written: Expression, { after }: Beside, { speak, atom }: Speaking): string {
	const of = written.kind === 'brackets' ? written.of : written;
	const size = of.kind === 'opposite' ? of.of : of;
	if (size.kind === 'quotient') return speak(of, { after, ended: !isPi(size.over) });
	const isOne = ['number', 'decimal', 'degrees', 'symbol', 'mixed'].includes(of.kind);
	// Behind "log of 1 over 81" it could be the log that is divided.
	const said = speak(of, { ended: true });
	// A breath: "3 times log of x, plus 4".
	if (isOne) return after ? `${said},` : said;
	// "f of g of 3": what is said last is applied first.
	if (of.kind === 'call') return `${speak(of)}${after ? ',' : ''}`;
	if (of.kind === 'root' || of.kind === 'absolute') return speak(of, { after });
	const isRun =
		(of.kind === 'product' || of.kind === 'opposite') &&
		!/times|squared|cubed|power/.test(speak(of));
	if (isMultipleOfPi(of)) return after ? `${said},` : said;
	return isRun && !after ? speak(of) : atom(written);
}

/** "Sine of pi over 3" is an angle as a class says it; "sine of 13 pi over 7" could be the sine that is divided. */
const isPi = (over: Expression): boolean => over.kind === 'symbol' && over.name === '\\pi';
const isMultipleOfPi = (over: Expression): boolean =>
	over.kind === 'product' &&
	over.factors[0]?.kind === 'number' &&
	over.factors.slice(1).every(isPi);
