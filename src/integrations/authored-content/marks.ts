/**
 * A browser may break a line before and after any formula, which leaves a full stop or a bracket alone on a line:
 *
 *     (the sine of $x$).   →   (the sine of <span class="keep">FORMULA).</span>
 *
 * This plugin runs after rehype-katex and holds a formula together with whatever stands at it without a space. A
 * long formula may still break between its parts, at a `<wbr>`. It also turns quotation marks at a formula the
 * right way: the plugin that makes them curly does not see formulas and takes the text around one for its neighbour.
 */
type Node = {
	type: string;
	value?: string;
	tagName?: string;
	properties?: { className?: unknown };
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

/** Formulas with the words that stand at them without a space; anything else is a run of its own. */
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
	if (run.length === 1 || !run.some(isFormula)) return run;
	return [
		{
			type: 'element',
			tagName: 'span',
			properties: { className: ['keep'] },
			children: run.map((node, index) =>
				isFormula(node) ? breakable(node) : quotesTurned(node, index === 0),
			),
		},
	];
}

const quotesTurned = ({ value = '' }: Node, opens: boolean): Node =>
	opens
		? text(value.replace(/^\p{P}+$/u, (marks) => marks.replaceAll('”', '“').replaceAll('’', '‘')))
		: text(value.replace(/^\p{P}+/u, (marks) => marks.replaceAll('“', '”').replaceAll('‘', '’')));

/** The `<wbr>` are the only places where a line may break inside `.keep`. */
function breakable(formula: Node): Node {
	const children = formula.children?.map((part) =>
		hasClass(part, 'katex-html') ? { ...part, children: withBreaks(part.children ?? []) } : part,
	);
	return { ...formula, ...(children && { children }) };
}

/** After a relation, and in a formula of many parts after each: a short product or sum stays in one line. */
const withBreaks = (parts: Node[]): Node[] =>
	parts.flatMap((part, index) => {
		const before = parts[index - 1];
		if (before === undefined) return [part];
		return parts.length > SHORT || endsInRelation(before) ? [wordBreak(), part] : [part];
	});

const SHORT = 3;

const endsInRelation = ({ children = [] }: Node): boolean => {
	const last = children.findLast((child) => !hasClass(child, 'mspace'));
	return last !== undefined && hasClass(last, 'mrel');
};

const wordBreak = (): Node => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });

const text = (value: string): Node => ({ type: 'text', value });

const isWord = ({ type, value = '' }: Node): boolean => type === 'text' && !/\s/.test(value);

const isFormula = (node: Node): boolean => hasClass(node, 'katex');

function hasClass({ properties }: Node, name: string): boolean {
	const classes = properties?.className;
	return Array.isArray(classes) && classes.includes(name);
}
