import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the diagonal of the base | 2\sqrt{53} | 6\sqrt{5}
		\sqrt{237} | A rectangular prism is $14\text{ m}$ long, $4\text{ m}$ wide, and $5\text{ m}$ high. How long is the diagonal from one corner to the opposite corner through the inside of the prism, in metres?
	used the inverse sine instead of the inverse tangent | 14 | 77
		13 | In triangle $RST$, $\angle T = 90^{\circ}$, $r = 5\text{ cm}$, and $s = 21\text{ cm}$. Find $\angle R$ to the nearest degree. | R = \tan^{-1}\left(\frac{5}{21}\right)
	used the inverse tangent instead of the inverse cosine | 24 | 26
		64 | In triangle $DEF$, $\angle D = 90^{\circ}$, $e = 4\text{ m}$, and $d = 9\text{ m}$. Find $\angle F$ to the nearest degree. | F = \cos^{-1}\left(\frac{4}{9}\right)
	used a calculator in radian mode | 0 | 14
		13 | In triangle $RST$, $\angle T = 90^{\circ}$, $r = 5\text{ cm}$, and $s = 21\text{ cm}$. Find $\angle R$ to the nearest degree. | R = \tan^{-1}\left(\frac{5}{21}\right)
	used a calculator in radian mode and left out the negative sign | 14.4 | 44.5
		63.2 | In triangle $ABC$, $\angle C = 90^{\circ}$, $\angle A = 50^{\circ}$, and $b = 53\text{ m}$. Find the length of side $a$ in metres, to the nearest tenth. | a = 53\tan 50^{\circ}
	found the tangent instead of the cosine | 24/7 | 25/7
		7/25 | In triangle $RST$, $\angle T = 90^{\circ}$, $r = 14\text{ m}$, and $t = 50\text{ m}$. Write $\cos S$ as a fraction in lowest terms.
	multiplied by the tangent instead of dividing by it | 12.3 | 74.2
		68.3 | In triangle $DEF$, $\angle F = 90^{\circ}$, $\angle E = 23^{\circ}$, and $e = 29\text{ m}$. Find the length of side $d$ in metres, to the nearest tenth. | d = \frac{29}{\tan 23^{\circ}}
	divided by the sine instead of multiplying by it | 27.6 | 8.5
		2.9 | In triangle $DEF$, $\angle E = 90^{\circ}$, $\angle D = 19^{\circ}$, and $e = 9\text{ m}$. Find the length of side $d$ in metres, to the nearest tenth. | d = 9\sin 19^{\circ}
	used the tangent of the difference of the two angles | 24.7 | 75.2
		34.5 | Triangle $ABD$ has a right angle at $B$, and $C$ lies on side $BD$. $AB = 53\text{ m}$, $\angle BAC = 21^{\circ}$, and $\angle BAD = 46^{\circ}$. Find the length $x$ of $CD$ in metres, to the nearest tenth. | BC = 53\tan 21^{\circ} | BD = 53\tan 46^{\circ}
	added the legs instead of their squares | 15 | \sqrt{15}
		\sqrt{113} | The legs of a right triangle are $7\text{ m}$ and $8\text{ m}$ long. How long is the hypotenuse, in metres? Give the exact value, with any square root in simplest form.
	added the squares, as if the unknown side were the hypotenuse | 2\sqrt{122} | 20
		4\sqrt{30} | A straight ramp is $22\text{ ft}$ long and rises $2\text{ ft}$. What horizontal distance does it cover, in feet? Give the exact value, with any square root in simplest form. | 2^{2} + x^{2} = 22^{2}
	subtracted the lengths instead of their squares | 20 | 2\sqrt{122}
		4\sqrt{30} | A straight ramp is $22\text{ ft}$ long and rises $2\text{ ft}$. What horizontal distance does it cover, in feet? Give the exact value, with any square root in simplest form. | 2^{2} + x^{2} = 22^{2}
	did not take half the product of the base and the height | 60.4 | 26.2
		30.2 | In triangle $PQR$, $\angle R = 49^{\circ}$, $p = 10\text{ m}$, and $q = 8\text{ m}$. Find the area of the triangle in square metres, to the nearest tenth.
	used side q as the height | 40.0 | 60.4
		30.2 | In triangle $PQR$, $\angle R = 49^{\circ}$, $p = 10\text{ m}$, and $q = 8\text{ m}$. Find the area of the triangle in square metres, to the nearest tenth.
	used cosine instead of sine | 223.4 | 148.9
		215.7 | In triangle $XYZ$, $\angle Z = 44^{\circ}$, $x = 27\text{ m}$, and $y = 23\text{ m}$. Find the area of the triangle in square metres, to the nearest tenth. | \text{area} = \frac{1}{2}(27)(23\sin 44^{\circ})
	used cosine instead of sine | 1 | 2
		0 | Find the exact value of $\sin 0^{\circ}$. Give it in simplest form, with no radical in a denominator.
`),
);

test('uses only a side as the height that is given', () => {
	const record = answered(
		'decimal',
		'30.2',
		'In triangle $PQR$, $\\angle R = 49^{\\circ}$, $p = 10\\text{ m}$, and $q = 8\\text{ m}$. Find the area of the triangle in square metres, to the nearest tenth.',
	);
	expect(issuesOf(record, 'used side q as the height', '40.0')).toEqual([]);
	expect(issuesOf(record, 'used side r as the height', '40.0')).toHaveLength(1);
});
