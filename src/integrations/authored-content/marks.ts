/**
 * A browser may break a line before and after any formula, which leaves a period or a parenthesis alone on a line:
 *
 *     (the sine of $x$).   →   (the sine of <span class="keep">FORMULA).</span>
 *
 * This plugin runs after rehype-mathml and keeps a formula together with whatever touches it without a space. A long formula,
 * which no browser would break, becomes several with a `<wbr>` between them. It also fixes the direction of quotation
 * marks next to a formula: the plugin that makes them curly does not see formulas and so misjudges their neighbors.
 */
type Node = {
	type: string;
	value?: string;
	tagName?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
};

export function rehypeMarksWithFormulas() {
	return (tree: Node) => keepIn(tree);
}

function keepIn(parent: Node): void {
	if (!parent.children || isFormula(parent)) return;
	parent.children.forEach(keepIn);
	if (parent.children.some(isFormula)) parent.children = runsOf(parent.children).flatMap(kept);
}

/** Formulas with the words attached to them; anything else is a separate run. */
function runsOf(nodes: Node[]): Node[][] {
	const runs: Node[][] = [];
	let joins = false;
	for (const node of nodes.flatMap(words)) {
		const canJoin = isFormula(node) || isWord(node);
		if (joins && canJoin) runs.at(-1)?.push(node);
		else runs.push([node]);
		joins = canJoin;
	}
	return runs;
}

/** A text as its first word, its middle with the spaces, and its last word. */
function words(node: Node): Node[] {
	const parts = node.type === 'text' && /^(\S*)(\s|\s.*\s)(\S*)$/s.exec(node.value ?? '');
	return parts ? parts.slice(1).filter(Boolean).map(text) : [node];
}

function kept(run: Node[]): Node[] {
	if (!run.some(isFormula)) return run;
	const parts = run.flatMap((node, index) =>
		isFormula(node) ? breakable(node) : [quotesTurned(node, index === 0)],
	);
	return run.length === 1 ? parts : [element('span', parts, { className: ['keep'] })];
}

const quotesTurned = ({ value = '' }: Node, opens: boolean): Node =>
	opens
		? text(value.replace(/^\p{P}+$/u, (marks) => marks.replaceAll('”', '“').replaceAll('’', '‘')))
		: text(value.replace(/^\p{P}+/u, (marks) => marks.replaceAll('“', '”').replaceAll('‘', '’')));

/** About as many symbols as a phone shows on one line at the largest text size. */
const LONG = 12;
/** A last part this short, such as `= 4`, stays with what precedes it. */
const SHORT = 3;
/** The symbols after which a line may break, best first. */
const SIGNS = [/^[=<>≤≥≠≈≡≅∼→⇒⇔]$/, /^[+−±∓]$/, /^[×÷⋅·]$/];

/** The formula, or its parts with `<wbr>` between them; its TeX stays whole, with the first part. */
function breakable(formula: Node): Node[] {
	const [semantics] = formula.children ?? [];
	const [row, ...aside] = semantics?.children ?? [];
	if (row?.tagName !== 'mrow') return [formula];
	const parts = SIGNS.reduce(
		(cut, signs) =>
			cut.flatMap((part) => (lengthOf(part) > LONG ? cutBehind(signs, part) : [part])),
		[row.children ?? []],
	);
	return parts.flatMap((part, at) => {
		const math = element('mrow', part);
		if (at > 0) return [element('wbr', []), element('math', [math])];
		return [element('math', [element('semantics', [math, ...aside])])];
	});
}

/** An operator between two terms ends its part; a minus in front of a term does not. */
function cutBehind(signs: RegExp, row: Node[]): Node[][] {
	const parts: Node[][] = [[]];
	for (const [at, node] of row.entries()) {
		parts.at(-1)?.push(node);
		const isBetween = node.tagName === 'mo' && node.properties?.['form'] !== 'prefix';
		if (isBetween && signs.test(textOf(node)) && lengthOf(row.slice(at + 1)) > SHORT)
			parts.push([]);
	}
	return parts;
}

const lengthOf = (nodes: Node[]): number => [...nodes.map(textOf).join('')].length;

const textOf = ({ value, children }: Node): string => value ?? children?.map(textOf).join('') ?? '';

const element = (tagName: string, children: Node[], properties: Node['properties'] = {}): Node => ({
	type: 'element',
	tagName,
	properties,
	children,
});

const text = (value: string): Node => ({ type: 'text', value });

const isWord = ({ type, value = '' }: Node): boolean => type === 'text' && !/\s/.test(value);

/** Within a line of text; a displayed formula is on its own. */
const isFormula = ({ tagName, properties }: Node): boolean =>
	tagName === 'math' && properties?.['display'] !== 'block';
