import { cut } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { compact, generalWays, inUnicode, type Asked } from './spellings.ts';

const NAMES = ['x', 'y', 'z'];

/** Multi-part answers: points, lists, sets, matrices, a quotient with its remainder. */
export function listWays(asked: Asked): string[] {
	const { kind, value } = asked.answer;
	if (kind === 'matrix') return matrixWays(value);
	const plain = plainText(value);
	if (kind === 'point' || kind === 'triple') return [...generalWays(value), ...tupleWays(plain)];
	const parts = cut(plain.replace(/^\{(.*)\}$/, '$1'), ', ');
	if (kind === 'quotient-remainder') return [...generalWays(value), ...divisionWays(parts)];
	if (kind === 'ordered-list') return [...generalWays(value), ...inOrder(parts, asked.answer.unit)];
	if (kind === 'point-set') return [...generalWays(value), ...inAnyOrder(parts)];
	const inDegrees = asked.answer.text.includes('\\circ') && !value.includes('\\circ');
	return [
		...generalWays(value),
		...inAnyOrder(parts),
		...named(parts, asked.letter),
		...plusMinus(parts),
		...(inDegrees ? [parts.map((part) => `${part}°`).join(', ')] : []),
	];
}

function tupleWays(plain: string): string[] {
	const parts = cut(plain.slice(1, -1), ', ');
	const coordinates = parts.map((part, at) => `${NAMES[at]} = ${part}`);
	return [
		parts.join(', '),
		coordinates.join(', '),
		coordinates.toReversed().join(' and '),
		`(${parts.join(';')})`,
		`( ${parts.join(' , ')} )`,
	];
}

function inOrder(parts: readonly string[], unit: string | undefined): string[] {
	const shown = [parts.join('; '), `(${parts.join(', ')})`, parts.join(' , '), andLast(parts)];
	return unit === '°' ? [...shown, parts.map((part) => `${part}°`).join(', ')] : shown;
}

function inAnyOrder(parts: readonly string[]): string[] {
	return [
		`{${parts.join(', ')}}`,
		parts.toReversed().join(', '),
		parts.join('; '),
		andLast(parts),
		parts.toReversed().join(' or '),
		inUnicode([...parts.slice(1), ...parts.slice(0, 1)].join(', ')),
	];
}

const andLast = (parts: readonly string[]) =>
	[parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');

function named(parts: readonly string[], letter: string | undefined): string[] {
	if (letter === undefined) return [];
	return [
		parts.map((part) => `${letter} = ${part}`).join(' or '),
		parts.map((part) => `${letter}=${compact(part)}`).join(', '),
		`${letter} = ${parts.join(', ')}`,
		...(parts.length === 1 ? [`${parts[0]} = ${letter}`] : []),
	];
}

/** Two solutions that differ by a leading sign, or by the sign between their terms. */
function plusMinus(parts: readonly string[]): string[] {
	const [low = '', high = ''] = parts;
	if (parts.length !== 2) return [];
	if (low === `-${high}`) return [`±${high}`, `+-${high}`];
	return low.includes(' - ') && low.replace(' - ', ' + ') === high
		? [low.replace(' - ', ' ± ')]
		: [];
}

function divisionWays([quotient = '', remainder = '']: readonly string[]): string[] {
	return [
		`quotient ${quotient}, remainder ${remainder}`,
		`remainder ${remainder}, quotient ${quotient}`,
		`${quotient} R ${remainder}`,
		`Q = ${quotient}, R = ${remainder}`,
		`${compact(quotient)} remainder ${compact(remainder)}`,
	];
}

export function matrixRows(tex: string): string[][] {
	const [, inside = ''] = /^\\begin\{bmatrix\}(.*)\\end\{bmatrix\}$/.exec(tex) ?? [];
	return inside.split('\\\\').map((row) => row.split('&').map((entry) => plainText(entry.trim())));
}

export const matrixText = (rows: readonly (readonly string[])[]): string =>
	`[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;

function matrixWays(tex: string): string[] {
	const rows = matrixRows(tex);
	const text = matrixText(rows);
	return [
		text,
		compact(text),
		inUnicode(text),
		rows.map((row) => row.join(' ')).join('; '),
		rows.map((row) => row.join(' ')).join('\n'),
		`[${rows.map((row) => row.join(', ')).join('; ')}]`,
		tex.replaceAll('bmatrix', 'pmatrix'),
		compact(tex),
	];
}
