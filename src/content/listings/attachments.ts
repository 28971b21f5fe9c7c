import { type AttachmentRow, deleteAttachments, listAttachments } from '../../contract/media';
import { attachmentListTexts as texts } from '../../messages/screens/listings';
import { routesOf } from '../lists/addresses';
import { defineListing, usersIn } from '../lists/listing';

const { columns } = texts;

/** Files that stand for themselves. Source: document 3, 'Attachments list'. */
export const attachments = defineListing({
  area: 'allegati',
  routes: routesOf({ list: '/allegati', item: null }),
  icon: 'attachment',
  letter: null,
  barred: [],
  permissions: { media: 'Media' },
  askedActions: { media: ['view', 'create', 'edit', 'delete'] },
  dashboardNames: {},
  isUsedElsewhere: true,
  titles: texts.titles,
  list: {
    filters: [],
    columns: [
      { kind: 'id', label: columns.id, sort: 'id' },
      { kind: 'file', label: columns.name, sort: 'name' },
      { kind: 'url', label: columns.url },
      { kind: 'fileActions', label: columns.actions },
    ],
    actions: [
      {
        name: 'upload',
        title: texts.upload,
        on: 'list',
        by: 'screen',
        needs: 'create',
        keys: ['u'],
        keywords: texts.uploadWords,
        inBar: false,
      },
      {
        name: 'download',
        title: texts.download,
        on: 'row',
        by: 'screen',
        keys: ['d'],
        keywords: texts.downloadWords,
      },
      { name: 'copy', title: texts.copy, on: 'row', by: 'screen', keys: ['c'], keywords: texts.copyWords },
    ],
  },
  endpoints: { list: listAttachments, remove: deleteAttachments },
  titleOf: ({ name, url }: AttachmentRow) => name || url,
  blockersOf: usersIn,
});
