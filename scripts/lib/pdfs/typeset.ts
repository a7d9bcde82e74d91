/** Typst layout and data → PDF bytes, through Typst's Node compiler: no network, its own fonts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';

export type Layout = 'workbook.typ' | 'solutions.typ';

const FOLDER = import.meta.dirname;

/**
 * A tagged PDF/UA-1 file, the same bytes for the same input.
 * @throws {Error} with Typst's own diagnostics if the document cannot be typeset.
 */
export async function typeset(layout: Layout, data: object): Promise<Uint8Array> {
	const compiler = NodeCompiler.create({ workspace: FOLDER });
	compiler.mapShadow(join(FOLDER, 'data.json'), Buffer.from(JSON.stringify(data)));
	const compiled = compiler.compile({
		mainFileContent: await readFile(join(FOLDER, layout), 'utf8'),
	});
	const document = compiled.result;
	if (!document) {
		const issues = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
		throw new Error(`Typst rejected ${layout}: ${JSON.stringify(issues)}`);
	}
	return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 });
}
