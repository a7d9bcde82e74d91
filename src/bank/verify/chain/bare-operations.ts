/** For "multiply", "add", and the like alone: the line above, or its own, must have such an operation to do. */

const SIGNS: Readonly<Record<string, RegExp>> = {
	add: /[+,]/,
	subtract: /-/,
	multiply:
		/\\times|\\cdot|\)\s*(?:\\left)?\(|[\w}]\s*(?:\\left)?[([]|[a-z\d}]\s*(?:\\[a-z]|[a-z])|\^|-\s?\(|\\frac/,
	divide: /\\div|\\d?frac|\//,
};

/** Issues for a reason that is a single operation whose symbol is missing. */
export function operationMissing(why: string, text: string, above: string): string[] {
	const name = /^(?:then )?(add|subtract|multiply|divide)(?: last)?$/.exec(why)?.[1];
	const sign = name === undefined ? undefined : SIGNS[name];
	return !sign || sign.test(`${above} ${text}`)
		? []
		: [`there is nothing to ${name} in "${above}"`];
}

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
