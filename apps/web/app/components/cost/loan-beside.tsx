import { type ReactNode, useState } from "react";
import { BarPlot } from "#app/components/ui/plot/bar-plot.tsx";
import { layOutBars } from "#app/components/ui/plot/lay-out-bars.ts";
import { useWords } from "#app/i18n/translate.ts";
import { rupees } from "#app/lib/first-year-money.ts";
import { formatNumber } from "#app/lib/format-number.ts";
import { medianTimesShare, type Salary } from "#app/lib/full-cost.ts";
import { type LoanCost, NO_LOAN, readLoan, reckonLoan } from "#app/lib/loan.ts";
import { LoanForm } from "./loan-form.tsx";

/** A salary under its name, and a short one for the picture. */
export type NamedSalary = { key: string; name: string; short: string; salary: Salary };

/** The monthly instalment of a loan that the visitor types, beside what graduates earned: worked out on the device. */
export function LoanBeside({
	id,
	amount,
	salaries,
	children,
}: {
	id: string;
	/** A sum that may be the loan, for the visitor to take over. */
	amount?: number;
	salaries: readonly NamedSalary[];
	/** What else is to be chosen. */
	children?: ReactNode;
}) {
	const t = useWords();
	const [typed, setTyped] = useState(NO_LOAN);
	const { loan, wrong } = readLoan(typed);
	return (
		<section aria-labelledby={id} className={`mt-12 lg:mt-16 ${loan === undefined ? "print:hidden" : ""}`}>
			<h2 id={id} className="text-xl">
				{t("cost.loan.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("cost.loan.note")}</p>
			<p className="mt-4 [@media(scripting:enabled)]:hidden">{t("cost.noScripts")}</p>
			<div className="mt-4 space-y-6 [@media(scripting:none)]:hidden">
				{children}
				<LoanForm typed={typed} wrong={wrong} onType={setTyped} />
				{amount !== undefined && typed.amount === "" && (
					<button
						type="button"
						className="link min-h-11"
						onClick={() => setTyped({ ...typed, amount: formatNumber(Math.round(amount)) })}
					>
						{t("cost.loan.takeSum", { sum: rupees(amount) })}
					</button>
				)}
				<div role="status">
					{loan === undefined ? (
						<p className="text-quiet">{t("cost.loan.typeAll")}</p>
					) : (
						<Reckoned cost={reckonLoan(loan)} salaries={salaries} />
					)}
				</div>
			</div>
		</section>
	);
}

function Reckoned({ cost, salaries }: { cost: LoanCost; salaries: readonly NamedSalary[] }) {
	const t = useWords();
	const amounts = [
		{ name: t("cost.loan.instalment"), amount: cost.instalment },
		...salaries.map(({ short, salary }) => {
			const share = medianTimesShare(salary);
			return { name: short, amount: share === undefined ? undefined : share / 12 };
		}),
	];
	return (
		<div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
			<div className="space-y-2">
				<p className="text-quiet text-sm">{t("cost.loan.instalment")}</p>
				<p className="font-semibold text-3xl tabular-nums">{rupees(cost.instalment)}</p>
				<p>
					{t("cost.loan.total", {
						owed: rupees(cost.owed),
						paid: rupees(cost.paid),
						interest: rupees(cost.interest),
					})}
				</p>
				<ul className="space-y-2">
					{salaries.map((each) => (
						<li key={each.key}>
							<ShareOfPay {...each} instalment={cost.instalment} />
						</li>
					))}
				</ul>
				<p className="max-w-text text-quiet text-sm">{t("cost.loan.beforeTax")}</p>
			</div>
			{salaries.length > 0 && (
				<BarPlot
					shape={layOutBars({ amounts, format: rupees, unknown: t("source.notPublished") })}
					texts={{ title: t("cost.loan.plot"), axis: t("cost.loan.axis") }}
					heads={[t("cost.what"), t("cost.loan.axis")]}
				/>
			)}
		</div>
	);
}

/** The instalment in parts of the median, and of the median times the share placed, with what that share is of. */
function ShareOfPay({ name, salary, instalment }: Omit<NamedSalary, "short"> & { instalment: number }) {
	const t = useWords();
	const share = medianTimesShare(salary);
	const ofMedian = formatNumber(Math.round((1_200 * instalment) / salary.median));
	const words =
		share === undefined
			? t("cost.loan.ofMedian", { percent: ofMedian })
			: t("cost.loan.ofBoth", {
					percent: ofMedian,
					percentOfShare: formatNumber(Math.round((1_200 * instalment) / share)),
					placed: formatNumber(salary.placed ?? 0),
					graduated: formatNumber(salary.graduated ?? 0),
				});
	return (
		<>
			<span className="font-semibold">{name}: </span>
			{words}
		</>
	);
}
