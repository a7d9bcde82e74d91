import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { tex2typst } from 'tex2typst';

const DISPLAYED = /^\$\$\s*\n([\s\S]*?)\n\$\$\s*$/m;

/**
 * The first displayed formula of a text, in Typst math. None if Typst cannot typeset it: it supports less than TeX, and
 * a formula that is right in the article must not stop the build because of its image.
 */
export function firstFormula(text: string): string | undefined {
	const tex = DISPLAYED.exec(text.replaceAll('\r', ''))?.[1];
	try {
		const formula = tex === undefined ? undefined : tex2typst(tex);
		return formula !== undefined && canBeSet(formula) ? formula : undefined;
	} catch {
		return undefined;
	}
}

const compiler = NodeCompiler.create({ workspace: process.cwd() });

function canBeSet(formula: string): boolean {
	const mainFileContent = `#eval(${JSON.stringify(formula)}, mode: "math")`;
	return Boolean(compiler.compile({ mainFileContent }).result);
}
