import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided instead of multiplying | 25.1 | 69.0
		21.0 | Convert $23$ yards to meters. Use the fact that 1 foot ≈ 0.305 meters. Round your answer to the nearest tenth.
	divided the denominator by the numerator | 800/13 | 65/4
		325/2 | Write $\frac{13}{8}$ as a percent.
	moved the decimal point only one place | 89/10 | 89
		89/100 | Write $89\%$ as a decimal.
	dropped the percent sign without dividing by 100 | 89 | 89/10
		89/100 | Write $89\%$ as a decimal.
	wrote the percent over 10 instead of 100 | 51/10 | 51
		51/100 | Write $51\%$ as a fraction in simplest form.
	used a denominator with one zero too many | 9/1000 | 9/10
		9/100 | Write $0.09$ as a fraction in simplest form.
	used a denominator with one zero too few | 9/10 | 9/1000
		9/100 | Write $0.09$ as a fraction in simplest form.
	treated the decimal as if it ended | 1/10 | 1/11
		1/9 | Write $0.\overline{1}$ as a fraction in simplest form.
	treated both digits as repeating | 47/99 | 47/100
		43/90 | Write $0.4\overline{7}$ as a fraction in simplest form.
	did not subtract the whole-number part | 3 | 27/10
		25/9 | Write $2.\overline{7}$ as a fraction in simplest form.
	lined up the last digits instead of the decimal points | 47.6 | 43.75
		50.75 | Find the sum: $47.25 + 3.5$.
	did only one of the two conversions | 114 | 912
		57 | Convert $228$ cups to quarts. | 228 \div 2 = 114
`),
);
