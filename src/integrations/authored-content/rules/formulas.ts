/** Every formula is parsed by KaTeX and typeset as in the build, so that an issue is found with its line. */
import { ParseError, renderToString } from 'katex';
import { FormulaError, mathml } from '../../../math/mathml.ts';
import { texReason } from '../../../math/tex-reason.ts';
import { placeAt } from '../issues.ts';
import type { MdxNode } from '../read-mdx.ts';
import type { RuleIssue } from './rule.ts';
import { nodesOf } from './walk.ts';

/** Anything longer is not a formula for a phone, and KaTeX needs seconds for some of these. */
const LONGEST = 2000;
// A definition that calls itself never ends.
const DEFINITIONS = /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

export function findFormulaIssues(tree: MdxNode, body: string): RuleIssue[] {
	return [...nodesOf(tree)]
		.filter(({ type }) => type === 'inlineMath' || type === 'math')
		.flatMap((node) => {
			const issue = issueOf(node.value ?? '', node.type === 'math');
			if (!issue) return [];
			const { start, end } = node.position;
			const at = body.slice(start.offset, end.offset).indexOf(node.value ?? '');
			const place = placeAt(body, start.offset + Math.max(at, 0) + (at < 0 ? 0 : issue.position));
			return [{ ...place, field: 'formula', message: issue.message }];
		});
}

type FormulaIssue = { message: string; position: number };

function issueOf(tex: string, displayMode: boolean): FormulaIssue | undefined {
	if (tex.length > LONGEST)
		return {
			position: 0,
			message: `has ${tex.length} characters, but only ${LONGEST} are allowed. Cut it into several.`,
		};
	const definition = DEFINITIONS.exec(tex);
	if (definition)
		return {
			position: definition.index,
			message: `found ${definition[0]}. Write the formula out; commands cannot be defined in a post.`,
		};
	try {
		renderToString(tex, { displayMode, strict: 'error', throwOnError: true });
		mathml(tex, { display: displayMode });
		return undefined;
	} catch (cause) {
		if (cause instanceof FormulaError)
			return { position: 0, message: `cannot be typeset: ${cause.reason}` };
		return explain(tex, cause);
	}
}

function explain(tex: string, cause: unknown): FormulaIssue {
	const reason = cause instanceof Error ? cause.message : String(cause);
	const known = cause instanceof ParseError ? cause.position : 0;
	if (/% comment/.test(reason))
		return {
			position: tex.indexOf('%'),
			message:
				'found % without a backslash, which hides the rest of the formula. A percent sign in a formula is written \\%: 25\\%.',
		};
	const short = texReason(
		tex,
		reason
			.replace(/^KaTeX parse error: /, '')
			.replace(/^LaTeX-incompatible input.*?: /, '')
			.replace(/ at (?:position \d+|end of input): .*$/s, '')
			.replace(/ \[\w+\]$/, '')
			.replace(/\.?$/, ''),
	);
	return {
		position: Math.min(known ?? 0, tex.length),
		message: `cannot be typeset: ${short}. ${adviceOn(short)} Money is written \\$5.`,
	};
}

function adviceOn(reason: string): string {
	if (/never closed|not closed|one more part/.test(reason))
		return 'Close every bracket: \\frac{1}{2}.';
	if (/Undefined control sequence/.test(reason))
		return 'Look at the spelling of the command: \\frac, \\sqrt, \\cdot.';
	if (/unicode|Unrecognized Unicode/i.test(reason))
		return 'Put letters with accents into \\text{…} and write signs as commands: \\pi, \\le.';
	return 'Correct the TeX: \\frac{1}{2}, x^{10}, \\sqrt{2}.';
}
