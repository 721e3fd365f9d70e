import { useState } from "react";
import type { RaRecord } from "react-admin";
import { ChoiceLine, Line } from "#studio/parts/line.tsx";
import { SendForm } from "#studio/parts/send-form.tsx";
import { Titled } from "#studio/parts/titled.tsx";
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
	const reread = useReread();
	const send = async (form: FormData) => {
		await requestJson("POST", `/content/documents/${id}/cover`, { body: { covers, reading: readingOf(form) } });
		reread();
	};
	return (
		<SendForm className="document-work" isMain button="Cover, and pass it to a second person" send={send}>
			{(button) => (
				<>
					<Titled title="1. Cover names, roll numbers, photos, addresses">
						<p>
							Draw over each, or place a cover with the keys. When you send it, what is covered is deleted for
							everybody.
						</p>
						{pages.map((page) => (
							<CoverPage
								key={page}
								id={id}
								page={page}
								covers={covers.map((cover, place) => ({ cover, place })).filter(({ cover }) => cover.page === page)}
								onCover={(cover) => setCovers([...covers, cover])}
								onChange={(place, cover) =>
									setCovers(covers.toSpliced(place, 1, ...(cover === undefined ? [] : [cover])))
								}
							/>
						))}
						<p role="status">{covers.length === 1 ? "1 cover" : `${covers.length} covers`}</p>
						<button type="button" disabled={covers.length === 0} onClick={() => setCovers(covers.slice(0, -1))}>
							Take the last cover off
						</button>
					</Titled>
					<Titled title="2. What the notice says">
						<ReadingFields document={document} />
						<p>
							<label>
								<input type="checkbox" required /> Nothing that is left uncovered identifies a person
							</label>
						</p>
						{button}
					</Titled>
				</>
			)}
		</SendForm>
	);
}

function ReadingFields({ document: { programme, year } }: { document: RaRecord }) {
	const newest = new Date().getFullYear();
	const years = Array.from({ length: YEARS }, (_, before) => newest + 1 - before);
	return (
		<>
			<Line
				name="programme"
				label="Programme, as the notice has it"
				{...{ required: true, maxLength: 200, defaultValue: String(programme ?? ""), size: 40 }}
			/>
			<Line
				name="amount"
				label="Amount for one year, in rupees"
				{...{ required: true, inputMode: "numeric", pattern: "[\\d, ]+" }}
			/>
			<ChoiceLine name="covers" label="What it covers" choices={COVERS} />
			<ChoiceLine name="quota" label="Quota" choices={QUOTAS} />
			<ChoiceLine
				name="year"
				label="Academic year"
				defaultValue={String(year ?? newest)}
				choices={years.map((each) => ({ id: each, name: schoolYear(each) }))}
			/>
			<Line name="documentDate" label="Date on the notice" type="date" required />
		</>
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
