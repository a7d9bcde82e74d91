/** Prints questions as a teacher reads them: `npm run bank:read -- num.int-add poly pa-1.2-num-int-add-1`. */
import { readQuestions } from './lib/bank/read-questions.ts';
import { runCommand } from './lib/process/run-command.ts';

await runCommand(async () => {
	const args = process.argv.slice(2);
	const isShort = args.includes('--issues');
	const wanted = args.filter((arg) => !arg.startsWith('--'));
	if (wanted.length === 0)
		throw new Error(
			'Name strands, families, or templates: npm run bank:read -- num.int-add. With --issues, prints only what is wrong.',
		);
	let issues = 0;
	for await (const { text, isSound } of readQuestions(wanted)) {
		if (!isSound) issues++;
		if (!isSound || !isShort) console.log(text);
	}
	console.log(`${issues} ${issues === 1 ? 'template' : 'templates'} cannot be published.`);
});
