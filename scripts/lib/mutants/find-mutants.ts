/**
 * Small changes to a source file, each a mistake its author might have made. Most are Stryker's own (operators,
 * conditions, strings, blocks); the two here are typical of a question bank: a printed number other than the drawn one,
 * and an off-by-one literal.
 */
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';

/** `start` and `end` are character offsets in the source; line and column start at 1. */
export type Mutant = {
	file: string;
	start: number;
	end: number;
	line: number;
	column: number;
	mutator: string;
	original: string;
	replacement: string;
};

/** @throws {Error} if the source is no longer the one in which the mutant was found. */
export function mutated(
	source: string,
	{ file, start, end, original, replacement }: Mutant,
): string {
	if (source.slice(start, end) !== original)
		throw new Error(`${file} has changed since its mutants were found.`);
	return source.slice(0, start) + replacement + source.slice(end);
}

/** All mutants of the named files of `program`, in source order. */
export async function findMutants(
	program: ts.Program,
	files: readonly string[],
): Promise<Mutant[]> {
	const found: Mutant[] = [];
	for (const file of files) {
		const source = program.getSourceFile(file);
		if (!source) throw new Error(`${file} is not part of the program.`);
		const mutants = [
			...(await strykerMutants(source)),
			...numberMutants(source, program.getTypeChecker()),
		];
		found.push(...mutants.toSorted((a, b) => a.start - b.start || a.end - b.end));
	}
	return found;
}

/** A program that knows the types of these files and of their imports. */
export const createProgram = (files: readonly string[]): ts.Program =>
	ts.createProgram([...files], {
		target: ts.ScriptTarget.ESNext,
		module: ts.ModuleKind.NodeNext,
		moduleResolution: ts.ModuleResolutionKind.NodeNext,
		allowImportingTsExtensions: true,
		resolveJsonModule: true,
		noEmit: true,
		strict: true,
		skipLibCheck: true,
		types: [],
	});

const silent = () => {};
const SILENT = {
	isTraceEnabled: () => false,
	isDebugEnabled: () => false,
	isInfoEnabled: () => false,
	isWarnEnabled: () => false,
	isErrorEnabled: () => false,
	isFatalEnabled: () => false,
	trace: silent,
	debug: silent,
	info: silent,
	warn: silent,
	error: silent,
	fatal: silent,
};

async function strykerMutants(source: ts.SourceFile): Promise<Mutant[]> {
	const { mutants } = await new Instrumenter(SILENT).instrument(
		[{ name: source.fileName, content: source.text, mutate: true }],
		{ plugins: null, ignorers: [], excludedMutations: [] },
	);
	return mutants.map(({ location, mutatorName, replacement }) => {
		const at = ({ line, column }: { line: number; column: number }) =>
			source.getPositionOfLineAndCharacter(line, column);
		return mutantAt(source, at(location.start), at(location.end), mutatorName, replacement);
	});
}

function numberMutants(source: ts.SourceFile, checker: ts.TypeChecker): Mutant[] {
	const found: Mutant[] = [];
	const plusOne = (node: ts.Expression, mutator: string) =>
		found.push(
			mutantAt(source, node.getStart(source), node.end, mutator, `(${node.getText(source)} + 1)`),
		);
	const visit = (node: ts.Node): void => {
		if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
		if (ts.isNumericLiteral(node)) plusOne(node, 'NumberPlusOne');
		else if (ts.isTaggedTemplateExpression(node) && ts.isTemplateExpression(node.template))
			for (const { expression } of node.template.templateSpans)
				if (!ts.isNumericLiteral(expression) && isNumber(checker, expression))
					plusOne(expression, 'PrintedPlusOne');
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

const isNumber = (checker: ts.TypeChecker, node: ts.Expression): boolean =>
	(checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) !== 0;

function mutantAt(
	source: ts.SourceFile,
	start: number,
	end: number,
	mutator: string,
	replacement: string,
): Mutant {
	const { line, character } = source.getLineAndCharacterOfPosition(start);
	return {
		file: source.fileName,
		start,
		end,
		line: line + 1,
		column: character + 1,
		mutator,
		original: source.text.slice(start, end),
		replacement,
	};
}
