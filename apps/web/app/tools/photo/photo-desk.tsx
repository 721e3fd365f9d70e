import type { CropPosition } from "@uchit/contract/crop.ts";
import { saveBlob } from "@uchit/text/save-file.ts";
import { Download } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useIsOnDevice } from "#app/platform/device-store.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { Link } from "#app/shell/page/link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Labelled, SelectField, TextField } from "#app/ui/field.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { CENTRED_CROP, type Limits, NO_LIMITS, type PhotoTarget, readLimits } from "./limits.ts";
import { type FitResult, useFitted } from "./use-fitted.ts";

export type Preset = { key: string; exam: string; slug: string; what: "photograph" | "signature" | "fingerprints" } & {
	year: string;
	leastKb: number;
	mostKb: number;
};

export function PhotoDesk({ presets }: { presets: readonly Preset[] }) {
	const { t } = usePage();
	const [picture, setPicture] = useState<ImageBitmap>();
	const [isUnreadable, setUnreadable] = useState(false);
	const [limits, setLimits] = useState(NO_LIMITS);
	const [cut, setCut] = useState(CENTRED_CROP);
	const isReady = useIsOnDevice();
	const wanted = readLimits(limits);
	const fitted = useFitted(picture, wanted, cut);
	const open = async (file: File) => {
		const found = await createImageBitmap(file).catch(() => undefined);
		setUnreadable(found === undefined);
		if (found === undefined) return;
		setPicture(found);
		setCut(CENTRED_CROP);
	};
	return (
		<div inert={!isReady} className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2 [@media(scripting:none)]:hidden">
			<div className="min-w-0 space-y-4">
				<FileButton accept="image/*" onFile={open}>
					{t(picture === undefined ? "photo.open" : "photo.openOther")}
				</FileButton>
				<p role="alert" className="font-semibold text-bad-text empty:hidden">
					{isUnreadable ? t("photo.unreadable") : ""}
				</p>
				<LimitFields presets={presets} limits={limits} wanted={wanted} onLimits={setLimits} />
			</div>
			{picture !== undefined && (
				<div className="min-w-0 space-y-4">
					<CutFields cut={cut} onCut={setCut} />
					<Result fitted={fitted} wanted={wanted} />
				</div>
			)}
		</div>
	);
}

type LimitProps = {
	presets: readonly Preset[];
	limits: Limits;
	wanted: PhotoTarget;
	onLimits: (limits: Limits) => void;
};

function LimitFields({ presets, limits, wanted, onLimits }: LimitProps) {
	const { t, paths } = usePage();
	const [chosen, setChosen] = useState<Preset>();
	const choose = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
		const preset = presets.find(({ key }) => key === value);
		setChosen(preset);
		if (preset === undefined) return;
		onLimits({ ...limits, leastKb: String(preset.leastKb), mostKb: String(preset.mostKb) });
	};
	const field = (key: keyof Limits) => (
		<TextField
			label={t(`photo.${key}`)}
			inputMode="numeric"
			autoComplete="off"
			maxLength={5}
			value={limits[key]}
			onChange={({ currentTarget }) => onLimits({ ...limits, [key]: currentTarget.value })}
			{...(wanted.kind === "unread" && wanted.field === key && { error: t("photo.unread") })}
		/>
	);
	return (
		<>
			<SelectField
				label={t("photo.preset")}
				value={chosen?.key ?? ""}
				onChange={choose}
				options={[
					{ value: "", label: t("photo.typed") },
					...presets.map(({ key, exam, what }) => ({
						value: key,
						label: `${exam}: ${t(`examPage.apply.what.${what}`)}`,
					})),
				]}
			/>
			{chosen !== undefined && (
				<p className="text-quiet text-sm">
					{t("photo.presetOf", { exam: chosen.exam, year: chosen.year })}{" "}
					<Link to={paths.exam(chosen.slug)} className="link inline-block py-1">
						{t("photo.presetSource", { exam: chosen.exam })}
					</Link>
				</p>
			)}
			<div className="grid grid-cols-2 gap-3">
				{field("leastKb")}
				{field("mostKb")}
				{field("width")}
				{field("height")}
			</div>
			<p className="text-quiet text-sm">{t("photo.pixelsNote")}</p>
		</>
	);
}

const MAX_ZOOM = 4;

function CutFields({ cut, onCut }: { cut: CropPosition; onCut: (cut: CropPosition) => void }) {
	const { t } = usePage();
	const slider = (key: keyof CropPosition, min: number, max: number) => (
		<Labelled label={t(`photo.cut.${key}`)} hint={undefined} error={undefined}>
			{(link) => (
				<input
					{...link}
					type="range"
					min={min}
					max={max}
					step={0.01}
					value={cut[key]}
					onChange={({ currentTarget }) => onCut({ ...cut, [key]: Number(currentTarget.value) })}
					className="h-11 w-full accent-accent-text"
				/>
			)}
		</Labelled>
	);
	return (
		<div className="grid gap-x-4 sm:grid-cols-3">
			{slider("zoom", 1, MAX_ZOOM)}
			{slider("x", 0, 1)}
			{slider("y", 0, 1)}
		</div>
	);
}

function Result({ fitted, wanted }: { fitted: FitResult | undefined; wanted: PhotoTarget }) {
	const { t } = usePage();
	const canvas = useRef<HTMLCanvasElement>(null);
	const file = fitted?.kind === "done" ? fitted.file : undefined;
	useEffect(() => {
		if (file !== undefined) void show(file, canvas.current).catch(reportError);
	}, [file]);
	return (
		<>
			<p role="status" className="min-h-6">
				{resultWords(t, fitted, wanted)}
			</p>
			<canvas
				ref={canvas}
				role="img"
				aria-label={t("photo.preview")}
				hidden={fitted?.kind === "too-big"}
				className="max-h-96 max-w-full border border-line"
			/>
			{file !== undefined && (
				<Button onClick={() => saveBlob("photo.jpg", file)}>
					<Download size={20} aria-hidden="true" />
					{t("photo.save")}
				</Button>
			)}
		</>
	);
}

const BYTES_OF_KB = 1000;

function resultWords(t: Translate, fitted: FitResult | undefined, wanted: PhotoTarget): string {
	if (wanted.kind === "unread") return t("photo.unread");
	if (fitted === undefined) return t("photo.making");
	if (fitted.kind === "too-big") return t("photo.tooBig");
	const { width, height } = fitted.size;
	const kb = formatNumber(Math.ceil(fitted.file.size / BYTES_OF_KB));
	const done = t("photo.done", { width, height, kb });
	return fitted.file.size < wanted.leastBytes ? `${done} ${t("photo.tooSmall")}` : done;
}

async function show(file: Blob, canvas: HTMLCanvasElement | null): Promise<void> {
	const bitmap = await createImageBitmap(file);
	if (canvas === null) return;
	canvas.width = bitmap.width;
	canvas.height = bitmap.height;
	canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
	bitmap.close();
}
