import type { Model } from '../kit/types';

/** Takes a machine's name: its model is what <machine>/model.ts exports as <machine>Model. Rejects where there is none. */
export async function modelOf(machine: string): Promise<Model> {
  const exported: Readonly<Record<string, Model | undefined>> = await import(`./${machine}/model.ts`);
  const model = exported[`${machine}Model`];
  if (model === undefined) throw new Error(`${machine}/model.ts exports no '${machine}Model'`);
  return model;
}
