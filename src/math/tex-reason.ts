/** Why KaTeX or Temml, which say it alike, could not read a formula, in the words of someone who writes formulas. */
export function texReason(tex: string, reason: string): string {
	const [, wanted, got] = /Expected '(.+?)', got '(.+?)'/.exec(reason) ?? [];
	if (wanted === 'EOF') return UNOPENED[got ?? ''] ?? reason;
	if (wanted === '\\right') return '"\\left" is opened and never closed with "\\right"';
	if (wanted === '}')
		return `a "{" is opened and ${got === 'EOF' ? 'never closed' : `not closed before "${got}"`}`;
	if (reason.startsWith('Expected & or'))
		return '"\\begin" is opened and never closed with "\\end"';
	if (reason.includes("macro argument, expected ']'")) return 'a "[" is opened and never closed';
	if (reason.includes('macro argument'))
		return isUnclosed(tex)
			? 'a "{" is opened and never closed'
			: 'the last command needs one more part in braces';
	return reason;
}

/** What ends a formula too early, because nothing before it calls for it. */
const UNOPENED: Readonly<Record<string, string>> = {
	'}': 'a "}" has no "{" before it',
	'\\right': '"\\right" has no "\\left" before it',
	'\\end': '"\\end" has no "\\begin" before it',
	'&': 'found "&" outside a table; the sign itself is written "\\&"',
};

const isUnclosed = (tex: string): boolean => {
	const braces = tex.replaceAll(/\\./gs, '');
	return braces.split('{').length > braces.split('}').length;
};
