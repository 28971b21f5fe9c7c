import type { Json } from '../../content/model/types';
import type { CallFailure, Result } from '../../contract/result';
import type { Call } from '../kit/actor';

/** A page of what a panel shows; null from a server that does not have it. */
export interface PanelPage {
  readonly rows: readonly Json[];
  /** Rows on all pages. */
  readonly total: number;
  /** Number of pages, 1 at least. */
  readonly pages: number;
}

export interface PanelContext {
  /** From 1. */
  readonly page: number;
  /** What is on screen; null before the first answer. */
  readonly shown: PanelPage | null;
  readonly failure: CallFailure | null;
}

export type PanelEvent =
  | { readonly type: 'panel.open' }
  | { readonly type: 'panel.close' }
  | { readonly type: 'page.go'; readonly page: number }
  /** What it shows may have changed. */
  | { readonly type: 'panel.refresh' }
  | { readonly type: 'panel.retry' };

export type PanelTag =
  /** Being read; what was there before stays. */
  | 'busy'
  | 'shown'
  | 'empty'
  /** It did not load; `failure` says why. */
  | 'failed'
  /** This server does not have it. */
  | 'absent'
  | 'closed';

export interface PanelActors {
  readonly loadPage: Call<{ readonly page: number }, Result<PanelPage | null>>;
}

/** What panels beside users, roles and desks are read by. */
export interface PanelCalls {
  /** What was done to an entity, the newest first. */
  readonly loadAudit: Call<{ readonly entity: string; readonly id: number; readonly page: number }, Result<PanelPage>>;
  /** What a user may do and why: one row. */
  readonly loadPermissions: Call<{ readonly user: number }, Result<PanelPage>>;
}
