/** Typst source and data → PDF bytes, through Typst's Node compiler: no network, its own fonts. */
import { readFile } from 'node:fs/promises';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';

const LAYOUT = new URL('workbook.typ', import.meta.url);

/**
 * A tagged PDF/UA-1 file.
 * @throws {Error} with Typst's own diagnostics when the document cannot be set.
 */
export async function typesetWorkbook(data: object): Promise<Uint8Array> {
	const compiler = NodeCompiler.create({ workspace: import.meta.dirname });
	compiler.mapShadow(`${import.meta.dirname}/workbook.json`, Buffer.from(JSON.stringify(data)));
	const compiled = compiler.compile({ mainFileContent: await readFile(LAYOUT, 'utf8') });
	const document = compiled.result;
	if (!document) {
		const faults = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
		throw new Error(`Typst refused the workbook: ${JSON.stringify(faults)}`);
	}
	return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 });
}
