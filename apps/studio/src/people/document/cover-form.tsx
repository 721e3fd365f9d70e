import { type FormEvent, useState } from "react";
import type { RaRecord } from "react-admin";
import { messageOf } from "#studio/parts/message-of.ts";
import { useReread } from "#studio/parts/use-reread.ts";
import { requestJson } from "#studio/wire/http.ts";
import type { Cover } from "./cover.ts";
import { CoverPage } from "./cover-page.tsx";
import { COVERS, QUOTAS, schoolYear } from "./words.ts";

const YEARS = 4;

/** First reviewer: covers names, then enters what the notice reads. Both are sent together, and covers are permanent. */
export function CoverForm({ id, document }: { id: string; document: RaRecord }) {
	const pages = Array.from({ length: Number(document.pages) }, (_, page) => page + 1);
	const [covers, setCovers] = useState<readonly Cover[]>([]);
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState<string>();
	const reread = useReread();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		setBusy(true);
		setFault(undefined);
		try {
			const body = { covers, reading: readingOf(new FormData(event.currentTarget)) };
			await requestJson("POST", `/content/documents/${id}/cover`, { body });
			reread();
		} catch (error) {
			setFault(messageOf(error));
		} finally {
			setBusy(false);
		}
	};
	return (
		<form className="document-work" onSubmit={(event) => void submit(event)}>
			<section aria-labelledby="cover-heading">
				<h2 id="cover-heading">1. Cover names, roll numbers, photos, addresses</h2>
				<p>
					Draw over each, or place a cover with the keys. When you send it, what is covered is deleted for everybody.
				</p>
				{pages.map((page) => (
					<CoverPage
						key={page}
						id={id}
						page={page}
						covers={covers.map((cover, place) => ({ cover, place })).filter(({ cover }) => cover.page === page)}
						onCover={(cover) => setCovers([...covers, cover])}
						onChange={(place, cover) => setCovers(covers.toSpliced(place, 1, ...(cover === undefined ? [] : [cover])))}
					/>
				))}
				<p role="status">{covers.length === 1 ? "1 cover" : `${covers.length} covers`}</p>
				<button type="button" disabled={covers.length === 0} onClick={() => setCovers(covers.slice(0, -1))}>
					Take the last cover off
				</button>
			</section>
			<section aria-labelledby="reading-heading">
				<h2 id="reading-heading">2. What the notice says</h2>
				<ReadingFields document={document} />
				<p>
					<label>
						<input type="checkbox" required /> Nothing that is left uncovered identifies a person
					</label>
				</p>
				<button type="submit" disabled={isBusy}>
					Cover, and pass it to a second person
				</button>
				{fault !== undefined && <p role="alert">{fault}</p>}
			</section>
		</form>
	);
}

function ReadingFields({ document: { programme, year } }: { document: RaRecord }) {
	const newest = new Date().getFullYear();
	const years = Array.from({ length: YEARS }, (_, before) => newest + 1 - before);
	return (
		<>
			<Line name="programme" label="Programme, as the notice has it">
				<input
					id="programme"
					name="programme"
					required
					maxLength={200}
					defaultValue={String(programme ?? "")}
					size={40}
				/>
			</Line>
			<Line name="amount" label="Amount for one year, in rupees">
				<input id="amount" name="amount" required inputMode="numeric" pattern="[\d, ]+" />
			</Line>
			<Line name="covers" label="What it covers">
				<Choice name="covers" choices={COVERS} />
			</Line>
			<Line name="quota" label="Quota">
				<Choice name="quota" choices={QUOTAS} />
			</Line>
			<Line name="year" label="Academic year">
				<select id="year" name="year" defaultValue={String(year ?? newest)}>
					{years.map((each) => (
						<option key={each} value={each}>
							{schoolYear(each)}
						</option>
					))}
				</select>
			</Line>
			<Line name="documentDate" label="Date on the notice">
				<input id="documentDate" name="documentDate" type="date" required />
			</Line>
		</>
	);
}

function Line({ name, label, children }: { name: string; label: string; children: React.ReactNode }) {
	return (
		<p>
			<label htmlFor={name}>{label}</label>
			<br />
			{children}
		</p>
	);
}

function Choice({ name, choices }: { name: string; choices: readonly { id: string; name: string }[] }) {
	return (
		<select id={name} name={name}>
			{choices.map((choice) => (
				<option key={choice.id} value={choice.id}>
					{choice.name}
				</option>
			))}
		</select>
	);
}

function readingOf(form: FormData) {
	const text = (name: string) => String(form.get(name) ?? "").trim();
	return {
		programme: text("programme"),
		covers: text("covers"),
		quota: text("quota"),
		amount: Number(text("amount").replaceAll(/[\s,]/g, "")),
		year: Number(text("year")),
		documentDate: text("documentDate"),
	};
}
