/**
 * "Find the product: $(2 \times 10^{-4})(6.4 \times 10^{5})$", "Divide and simplify: …", "Is the sum …": the formula is
 * what it is called.
 */

const NAMED =
	/(?:Find the (sum|difference|product|quotient):|Is the (sum|difference|product)|(Add|Subtract|Multiply|Divide)(?: and simplify)?:) \$([^$]*)\$/;

const RESULTS: Readonly<Record<string, string>> = {
	Add: 'sum',
	Subtract: 'difference',
	Multiply: 'product',
	Divide: 'quotient',
};

/** What is in parentheses and braces is a part, whatever it is made of. */
function withoutParts(tex: string): string {
	const outer = tex.replaceAll(/\\(?:left|right)/g, '').replaceAll(/\([^()]*\)|\{[^{}]*\}/g, '#');
	return outer === tex ? tex : withoutParts(outer);
}

/** The operation that is done last, as its result is called. */
function resultOf(tex: string): string {
	const outer = withoutParts(tex);
	if (outer.includes(' + ')) return 'sum';
	if (outer.includes(' - ')) return 'difference';
	if (/\\div|^-?\\d?frac##$/.test(outer)) return 'quotient';
	return /\\times|\\cdot|##|#\^#/.test(outer) ? 'product' : 'value';
}

export function misnamedOperation(text: string): string[] {
	const [, found, asked, verb = '', tex = ''] = NAMED.exec(text) ?? [];
	const name = found ?? asked ?? RESULTS[verb];
	return name === undefined || resultOf(tex) === name ? [] : [`${tex} is no ${name}`];
}
