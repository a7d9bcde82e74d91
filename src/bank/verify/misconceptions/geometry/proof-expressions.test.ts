import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	squared the sine in the denominator | $\frac{3(1 - \sin^{2} A)}{\sin^{2} A}$ | $\frac{3(1 - \sin^{4} A)}{\sin A}$
		$\frac{3(1 - \sin^{2} A)}{\sin A}$ | Which expression belongs in the blank?
	squared the cosine in the second factor | $3\left(\frac{1}{\cos^{2} \theta}\right)\left(\frac{\cos \theta}{\sin \theta}\right)$ | $3\left(\frac{1}{\cos \theta}\right)\left(\frac{\cos \theta}{\sin^{2} \theta}\right)$
		$3\left(\frac{1}{\cos \theta}\right)\left(\frac{\cos \theta}{\sin \theta}\right)$ | Which expression belongs in the blank?
	left out the exponent of the cosine in the denominator | $\frac{\cos^{2} x}{\cos x}$ | $\frac{\cos x}{\cos^{2} x}$
		$\frac{\cos^{2} x}{\cos^{2} x}$ | Which expression belongs in the blank?
	wrote the cosine instead of the sine in the numerator | $\frac{\cos x}{\sin x}$ | $\frac{\sin x}{\cos x}$
		$\frac{\sin x}{\sin x}$ | Which expression belongs in the blank?
	wrote a plus sign instead of a minus sign in the denominator | $\frac{1 - \cos^{2} x}{1 + \cos x}$ | $\frac{1 + \cos^{2} x}{1 - \cos x}$
		$\frac{1 - \cos^{2} x}{1 - \cos x}$ | Which expression belongs in the blank?
`),
);
