/** The picture of a record: its text, its html, and its `image_id` name the same one. */
import type { Question } from '../../schemas/wire/question.ts';

/** Issues for a picture that is named in one place but not in another, or by another name there. */
export function pictureNameIssues(question: Question): string[] {
	const marker = /#([A-Za-z0-9_-]+)$/.exec(question.question)?.[1];
	const prompt = { image_id: question.image_id ?? undefined, html: question.question_html };
	return [
		...[marker, ...sourceOf(prompt.html)]
			.filter((name) => name !== prompt.image_id)
			.map((name) => `the prompt: its picture is ${prompt.image_id}, not ${name}`),
		...question.steps.flatMap(({ image_id, html }, at) =>
			sourceOf(html)
				.filter((name) => name !== image_id)
				.map((name) => `step ${at + 1}: its picture is ${image_id}, not ${name}`),
		),
	];
}

/** The name of the file that the image at the end shows; undefined without an image. */
function sourceOf(html: string): (string | undefined)[] {
	const [, source] = /<img src="([^"]*)"[^>]*>$/.exec(html) ?? [];
	return [
		source
			?.split(/[?#]/)[0]
			?.split('/')
			.pop()
			?.replace(/\.svg$/, ''),
	];
}
