import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#app/platform/format/format-date.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { type LikesLoaded, loadLikes } from "./page.server.ts";
import { type Answers, isUniform, type SortedPathway, sortPathways } from "./sort-pathways.ts";

export const handle = {
	parameters: ["stream", "state"],
	namespaces: ["after", "after-likes"],
} satisfies PageHandle;

/** `/after-12/likes`: courses after class 12 by interests. The answers never leave the page. */
export function loader({ url }: LoaderFunctionArgs) {
	return loadLikes(languageOf(url.pathname), url.searchParams);
}

export default function Likes() {
	const { t, paths, language } = usePage();
	const loaded = useLoaderData<typeof loader>();
	const [answers, setAnswers] = useState<Answers>({});
	const [stream, setStream] = useState<string>(loaded.stream ?? "");
	const open = loaded.streams.find(({ page }) => page === stream)?.doors;
	const doors = loaded.doors.filter(({ slug }) => open?.includes(slug) ?? true);
	const sorted = sortPathways(
		doors.map(({ slug }) => slug),
		loaded.statements,
		answers,
	);
	const answerCount = Object.keys(answers).length;
	return (
		<div className="column pt-4 lg:pt-12">
			<PageHead
				title={t("afterLikes.title")}
				description={t("afterLikes.describe")}
				canonical={paths.likes}
				noIndex={loaded.stream !== undefined || loaded.state !== undefined}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("after.heading.12"), address: paths.after("12") },
					{ name: t("afterLikes.title"), address: paths.likes },
				]}
			/>
			<h1 className="text-2xl md:text-3xl">{t("afterLikes.title")}</h1>
			<p className="mt-2 max-w-text">{t("afterLikes.lead")}</p>
			<p className="mt-4 max-w-text [@media(scripting:enabled)]:hidden">{t("afterLikes.noScripts")}</p>
			<div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 [@media(scripting:none)]:hidden">
				<form className="mt-4" onReset={() => setAnswers({})}>
					<SelectField
						name="stream"
						label={t("afterLikes.stream")}
						value={stream}
						onChange={({ currentTarget }) => setStream(currentTarget.value)}
						options={[
							{ value: "", label: t("afterLikes.anyStream") },
							...loaded.streams.map(({ page }) => ({ value: page, label: t(`after.short.${page}`) })),
						]}
					/>
					<p className="sticky top-0 z-10 mt-4 border-line border-b bg-paper py-2 font-semibold lg:hidden">
						<a href={`#${RESULT_ID}`} className="link inline-block py-1">
							{t("afterLikes.see", { given: answerCount, all: doors.length, liked: sorted.liked.length })}
						</a>
					</p>
					<ul className="mt-4 divide-y divide-line border-line border-y">
						{loaded.statements.map((statement) => (
							<StatementRow
								key={statement.slug}
								statement={statement}
								onAnswer={(answer) => setAnswers((previous) => ({ ...previous, [statement.slug]: answer }))}
							/>
						))}
					</ul>
					<button type="reset" className="link mt-2 min-h-11">
						{t("afterLikes.clear")}
					</button>
				</form>
				<LikedPathways {...{ doors, sorted, answers }} statements={loaded.statements} state={loaded.state} />
			</div>
			<p className="mt-8 max-w-text text-quiet">
				{t("afterLikes.written", { day: formatDate(language, loaded.writtenOn) })}
			</p>
		</div>
	);
}

type RowProps = { statement: LikesLoaded["statements"][number]; onAnswer: (answer: "yes" | "no") => void };

function StatementRow({ statement: { slug, text }, onAnswer }: RowProps) {
	const { t } = usePage();
	return (
		<li>
			{/* The scroll button is at the right edge, above the answers. */}
			<fieldset className="flex flex-wrap items-center justify-between gap-x-4 py-1 pr-12 lg:pr-0">
				<legend className="float-left min-w-28 flex-1 py-2">{text}</legend>
				{(["yes", "no"] as const).map((answer) => (
					<label key={answer} className="flex min-h-11 cursor-pointer items-center gap-2 px-1">
						<input
							type="radio"
							name={slug}
							value={answer}
							className="size-5 flex-none accent-accent-text"
							onChange={() => onAnswer(answer)}
						/>
						{t(`afterLikes.${answer}`)}
					</label>
				))}
			</fieldset>
		</li>
	);
}

type Props = Pick<LikesLoaded, "doors" | "statements" | "state"> & {
	sorted: ReturnType<typeof sortPathways>;
	answers: Answers;
};

const RESULT_ID = "liked";

function LikedPathways({ doors, statements, state, sorted, answers }: Props) {
	const { t } = usePage();
	const answerCount = Object.keys(answers).length;
	return (
		<section aria-labelledby={RESULT_ID} className="lg:sticky lg:top-4 lg:self-start">
			<h2 id={RESULT_ID} className="scroll-mt-4 text-xl">
				{t("afterLikes.result")}
			</h2>
			<p role="status" className="mt-1 text-quiet">
				{answerCount === 0
					? t("afterLikes.nothing")
					: t("afterLikes.count", { count: answerCount, liked: sorted.liked.length })}
			</p>
			{isUniform(answers) && <p className="mt-2 max-w-text">{t("afterLikes.flat")}</p>}
			{(["liked", "disliked", "unsaid"] as const).map((part) => (
				<Part key={part} title={t(`afterLikes.${part}`)} sorted={sorted[part]} {...{ doors, statements, state }} />
			))}
		</section>
	);
}

type PartProps = Omit<Props, "answers" | "sorted"> & { title: string; sorted: readonly SortedPathway[] };

function Part({ title, sorted, doors, statements, state }: PartProps) {
	const { t, paths } = usePage();
	if (sorted.length === 0) return null;
	const say = (slugs: readonly string[]) =>
		statements
			.filter(({ slug }) => slugs.includes(slug))
			.map(({ text }) => text)
			.join("; ");
	return (
		<>
			<h3 className="mt-4 font-semibold">{title}</h3>
			<ul className="mt-1 space-y-1">
				{sorted.map(({ door, liked, disliked }) => {
					const found = doors.find(({ slug }) => slug === door);
					return (
						found !== undefined && (
							<li key={door}>
								<Link
									to={`${paths.after(found.page, undefined, { state })}#${door}`}
									className="link inline-flex min-h-9 items-center"
								>
									{found.name}
								</Link>
								{liked.length > 0 && (
									<span className="block text-quiet text-sm">{t("afterLikes.yesTo", { what: say(liked) })}</span>
								)}
								{disliked.length > 0 && (
									<span className="block text-quiet text-sm">{t("afterLikes.noTo", { what: say(disliked) })}</span>
								)}
							</li>
						)
					);
				})}
			</ul>
		</>
	);
}
