/**
 * Typst writes every object separately; a tagged book has hundreds of thousands of small ones. Packed into object
 * streams, a book is about a third of the size, which matters to a reader on a slow connection.
 */
import { createRequire } from 'node:module';
import loadQpdf from '@neslinesli93/qpdf-wasm';

type Qpdf = {
	callMain(args: string[]): number;
	FS: { writeFile(path: string, data: Uint8Array): void; readFile(path: string): Uint8Array };
};
type Options = {
	locateFile: () => string;
	noInitialRun: boolean;
	printErr: (line: string) => void;
};

// The package's own types omit half of its API.
const createQpdf = loadQpdf as unknown as (options: Options) => Promise<Qpdf>;

const WASM = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
const ARGUMENTS = ['--object-streams=generate', '--compression-level=6', '--deterministic-id'];

/** The same document in fewer bytes; the same bytes for the same input. @throws {Error} if qpdf rejects the file. */
export async function compressPdf(pdf: Uint8Array): Promise<Uint8Array> {
	const complaints: string[] = [];
	// A new instance per file: memory that a WASM program has taken is never returned.
	const qpdf = await createQpdf({
		locateFile: () => WASM,
		noInitialRun: true,
		printErr: (line: string) => complaints.push(line),
	});
	qpdf.FS.writeFile('/in.pdf', pdf);
	const code = qpdf.callMain([...ARGUMENTS, '/in.pdf', '/out.pdf']);
	if (code !== 0) throw new Error(`qpdf rejected the file (${code}): ${complaints.join('; ')}`);
	return qpdf.FS.readFile('/out.pdf');
}
