/** For "multiply", "add", and the like alone: the line above, or its own, must have such an operation to do. */
import { formulasIn } from '../../../math/markup.ts';
import { sidesOf } from '../values.ts';

const SIGNS: Readonly<Record<string, RegExp>> = {
	add: /[+,]/,
	subtract: /-/,
	multiply:
		/\\times|\\cdot|\)\s*(?:\\left)?\(|[\w}]\s*(?:\\left)?[([]|[a-z\d}]\s*(?:\\[a-z]|[a-z])|\^|-\s?\(|\\frac/,
	divide: /\\div|\\d?frac|\//,
};

const ALONE = /^(?:then )?(add|subtract|multiply|divide)(?: last)?$/;

/** Issues for a reason that is a single operation whose symbol is missing. */
export function operationMissing(why: string, text: string, above: string): string[] {
	const name = ALONE.exec(why)?.[1];
	const sign = name === undefined ? undefined : SIGNS[name];
	if (!sign) return [];
	return sign.test(`${above} ${text}`) && !(name === 'multiply' && isQuotient(above))
		? []
		: [`there is nothing to ${name} in "${above}"`];
}

/** Issues for a single operation that is only a part of what leads to the line. */
export const halfSaid = (why: string, text: string, above: string): string[] =>
	(ALONE.test(why) || /^multiply in the (?:numerator|denominator)$/.test(why)) &&
	doesBoth(above, text)
		? [`"${why}" says half of what leads to "${text}"`]
		: [];

const PRODUCT_OVER = /\\frac\{(?:[^{}]|\{[^{}]*\})*(?:\\times|[\w}]\()(?:[^{}]|\{[^{}]*\})*\}\{/;
const POWER = /[\d)]\^\{\d+\}/;

/** From 360(11)/9 to 440, a product is found and divided; from 4(5²) to 100, a power is evaluated too. */
function doesBoth(above: string, text: string): boolean {
	const [before = '', after = ''] = [above, text].map((line) =>
		formulasIn(line).flatMap(sidesOf).at(-1),
	);
	return (
		(PRODUCT_OVER.test(before) && !after.includes('\\frac')) ||
		(POWER.test(before) && !POWER.test(after))
	);
}

/** A fraction of two numbers is nothing to multiply. */
const isQuotient = (above: string): boolean =>
	/^-?\\frac\{-?[\d.]+\}\{-?[\d.]+\}$/.test(formulasIn(above).flatMap(sidesOf).at(-1) ?? '');

const RAISED = /\\pm|\^\{2\}|\^\{[a-z]\}|\\sqrt(?!\[)/;
const CUBED = /\^\{3\}|\\sqrt\[3\]|\^\{[369]\}/;

/** Issues for "take the cube root of both sides" if nothing is cubed, and likewise for squares. */
export function rootMissing(why: string, text: string, above: string): string[] {
	const name = /^take the (?:positive )?(square|cube) root/.exec(why)?.[1];
	if (name === undefined) return [];
	const isThere = (name === 'square' ? RAISED : CUBED).test(`${above} ${text}`);
	return isThere ? [] : [`there is no ${name} root to take in "${above}"`];
}

/**
 * Issues for "4 units to the right" if the formulas have x + 4 and nowhere x − 4, and likewise for up and down. A shift
 * that says what it does ("1 unit up adds 1") must do so; if its own line shows it, `elsewhere` is ignored.
 */
export function otherDirection(why: string, text: string, elsewhere: string): string[] {
	return [...why.matchAll(MOVE)].flatMap(([said, size, way, does]) => {
		const has = (sign: '-' | '+', behind = '') =>
			new RegExp(`${behind} ?\\${sign} ${size}(?!\\d|\\.\\d)`);
		const grows = way === 'right' || way === 'up';
		const agrees = (isSame: boolean) =>
			isSame ? [] : [`"${said}" does not agree with the sign of the formula`];
		if (does !== undefined) {
			const [adds, subtracts] = [has('+').test(text), has('-').test(text)];
			if ((does === 'adds') !== grows) return agrees(false);
			if (adds !== subtracts) return agrees(adds === grows);
		}
		const formulas = `${text} ${elsewhere}`;
		const isAcross = way === 'left' || way === 'right';
		const behind = isAcross ? '(?<!-)[a-z]' : '[)}\\]]';
		const minus = has('-', behind).test(formulas);
		if (minus === has('+', behind).test(formulas)) return [];
		return agrees(minus === (isAcross ? grows : !grows));
	});
}

const MOVE = /\b(\d+) units? (?:to the )?(left|right|up|down)\b(?: (adds|subtracts) \1\b)?/g;
