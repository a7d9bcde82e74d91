/** Puts the printed books (`.data/pdfs`) into the built site, for the CDN and the embedded server alike. */
import { join } from 'node:path';
import { placePdfs } from './lib/pdfs/place-pdfs.ts';
import { PDF_FOLDER } from './lib/pdfs/print-book.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const placed = await placePdfs(PDF_FOLDER, join('dist', 'pdfs'));
	console.log(`pdfs: ${placed} files in the site`);
}, 'pdfs');
